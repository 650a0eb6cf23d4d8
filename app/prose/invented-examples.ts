/** Said under every guide, on its page and in its Markdown. */
export const inventedExamples = "Companies, parts and figures in the examples are invented.";
