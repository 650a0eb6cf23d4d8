/** Loaded ahead of a program: when it logs an error, it ends with one. */
const logError = console.error;
let hasLogged = false;
console.error = (...words: unknown[]) => {
  hasLogged = true;
  logError(...words);
};
process.on("exit", (code) => {
  if (hasLogged && code === 0) process.exitCode = 1;
});
