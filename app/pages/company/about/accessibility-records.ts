/** What was done to open the site to everyone, and where it falls short. Each line is one that was run or found. */
export const accessibility = {
  standard: "WCAG 2.2, level AA",
  tested: [
    "Every address by axe, on paper and as blueprint, on a desktop and on a phone.",
    "Every address at 320 px, at 400 % zoom, on a phone held sideways and on a 4K screen.",
    "Every stop of the keyboard on every address: marked, and not under the bar, the widget or a slip.",
    "Targets of 24 px or that far apart, and text spaced out as a reader may ask for.",
    "Reduced motion and forced colors on every address, and reading with JavaScript off.",
    "Every address on paper: the whole text, without bars and folded parts.",
    "Every tool by keyboard alone; what changes is said once to a screen reader.",
  ],
  shortfalls: [
    "Tested in Chromium; every address was loaded in Firefox and WebKitGTK. Nobody has run Safari.",
    "No screen reader was listened to: names, roles and announcements were checked by program.",
    "Printed from a menu, or before it was touched, a page may lack drawings that were not scrolled to. Otherwise Ctrl+P and Cmd+P fetch them first.",
    "The sample videos are storyboards with captions and a transcript; there is no audio description.",
  ],
} as const;
