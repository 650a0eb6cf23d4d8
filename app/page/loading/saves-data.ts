/** The visitor has asked for little traffic: nothing is fetched before it is wanted. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
