const star = "M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.9l-5.3 2.9 1.1-5.9L1.5 7.8l5.9-.8z";
/** Whoever is quoted gave all of them. */
const rating = 5;

/** Stars, and the same in words. */
export function StarRating() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <svg aria-hidden="true" viewBox={`0 0 ${rating * 22} 20`} className="h-4 fill-current">
        {Array.from({ length: rating }, (_, index) => (
          <path key={index} d={star} transform={`translate(${index * 22} 0)`} />
        ))}
      </svg>
      <span className="leading-none note">
        {rating} out of {rating}
      </span>
    </p>
  );
}
