/** What was tested for accessibility, and where the site falls short. Each line is one that was run or found. */
export const accessibility = {
  standard: "WCAG 2.2, level AA",
  figures: [
    { label: "Findings by axe, every page", figure: "0" },
    { label: "Narrowest window", figure: "320 px" },
    { label: "Zoom without loss", figure: "400%" },
    { label: "Smallest target", figure: "24 px" },
  ],
  /** In CSS pixels, the largest first: every page was opened in each (e2e/every-page/every-address.spec.ts). */
  windows: [
    { name: "4K screen", width: 3840, height: 2160 },
    { name: "Desktop", width: 1440, height: 900 },
    { name: "Phone, on its side", width: 740, height: 360 },
    { name: "Narrow phone", width: 320, height: 640 },
    { name: "400% zoom", width: 320, height: 256 },
  ],
  tested: [
    "Every page passes axe, in both color themes, on desktop and phone.",
    "Every page works at 320 px, at 400% zoom, on a phone in landscape and on a 4K screen.",
    "Keyboard focus is always visible and never covered.",
    "Buttons and links are at least 24 px or that far apart. Text spacing can be increased.",
    "Every page supports reduced motion and forced colors, and can be read without JavaScript.",
    "Every page prints its whole text.",
    "Every tool works with the keyboard alone. Changes are announced to screen readers once.",
  ],
  shortfalls: [
    "We tested in Chromium and loaded every page in Firefox and WebKitGTK. We have not tested Safari.",
    "We have not tested with a screen reader. Names, roles and announcements were checked automatically.",
    "If you print from a menu, drawings that you have not scrolled to may be missing. Use Ctrl+P or Cmd+P instead.",
    "The sample videos have captions and a transcript but no audio description.",
  ],
} as const;
