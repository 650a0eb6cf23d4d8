import {
  guideCategories,
  type GuideCategory,
  guideLevels,
  type GuideLevel,
} from "./guide-categories.ts";

/** A value for each field that is narrowed; an absent field takes any. */
export interface GuideFilters {
  category?: GuideCategory;
  level?: GuideLevel;
}

export function filterGuides<Guide extends Required<GuideFilters>>(
  guides: readonly Guide[],
  { category, level }: GuideFilters,
): Guide[] {
  return guides.filter(
    (guide) =>
      (category === undefined || guide.category === category) &&
      (level === undefined || guide.level === level),
  );
}

/** The filters of an address; a value that does not exist is ignored. */
export function guideFiltersFromQuery(query: URLSearchParams): GuideFilters {
  const category = guideCategories.find((name) => slug(name) === query.get("category"));
  const level = guideLevels.find((name) => slug(name) === query.get("level"));
  return { ...(category ? { category } : {}), ...(level ? { level } : {}) };
}

type GuidesAddress = `/resources/guides${"" | `?${string}`}`;

/** `?category=risk-management&level=advanced`, in one order, so that equal filters are equal addresses. */
export function guideFilterAddress({ category, level }: GuideFilters): GuidesAddress {
  const query = new URLSearchParams({
    ...(category ? { category: slug(category) } : {}),
    ...(level ? { level: slug(level) } : {}),
  });
  return query.size > 0 ? `/resources/guides?${query.toString()}` : "/resources/guides";
}

/** How many guides are shown, as it is announced. */
export function guideCountText(shown: number, all: number): string {
  return `${shown === all ? "All" : `${shown} of`} ${all} guides on this shelf.`;
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
