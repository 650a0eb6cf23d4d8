/** Said before every place that takes files, in these words. */
export const uploadRule = "Leave out files with ITAR technical data or CUI.";
