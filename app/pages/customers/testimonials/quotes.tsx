import testimonials, { type Testimonial } from "records:customers/testimonials";

import { Drawing } from "#app/art/drawing.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** The one that is read first: a portrait in blueprint, and the quote at full size. */
export function LeadQuote() {
  const { quote, author, title, company, industry, image, stamp } = testimonials[0];
  return (
    <ul aria-label="Testimonials" className="contents">
      <li className="contents">
        <article aria-label={`Testimonial by ${author}`} className="contents">
          <div className="flex items-end justify-center overflow-hidden border-line blueprint gridded px-pad pt-8 max-lg:border-b-[1.5px] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-r-[1.5px]">
            <Drawing of={image} lead className="-mb-px max-w-96" />
          </div>
          <div className="flex flex-col justify-center gap-8 border-hair px-pad py-6 lg:border-t">
            <StarRating />
            <blockquote className="text-[clamp(1.5rem,1rem+2.1vw,2.75rem)] leading-[1.1] tracking-head text-balance">
              {quote}
            </blockquote>
            <Signature name={author} title={title} stamp={stamp} eager />
            <TitleBlock
              className="grid-cols-2 *:first:pl-0"
              entries={[
                { label: "Company", value: company },
                { label: "Industry", value: industry },
              ]}
            />
          </div>
        </article>
      </li>
    </ul>
  );
}

const [, ...further] = testimonials;
const wholeRow = "lg:col-span-12";
/** Rows of unequal cells, so that the quotes do not read as a wall of cards. */
const spans = ["lg:col-span-7", "lg:col-span-5", "lg:col-span-5", "lg:col-span-7", wholeRow];

export function SignOffs() {
  return (
    <HeadedZone title="Five more customers.">
      <ul
        aria-label="Testimonials"
        className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] lg:grid-cols-12"
      >
        {further.map((testimonial, index) => (
          <li key={testimonial.author} className={classNames("flex", spans[index])}>
            <QuoteCard testimonial={testimonial} isWide={spans[index] === wholeRow} />
          </li>
        ))}
      </ul>
    </HeadedZone>
  );
}

function QuoteCard({ testimonial, isWide }: { testimonial: Testimonial; isWide: boolean }) {
  const { quote, author, title, company, industry, image, stamp } = testimonial;
  return (
    <article
      aria-label={`Testimonial by ${author}`}
      className="grid flex-1 grid-cols-[7rem_minmax(0,1fr)] grid-rows-[1fr_auto] md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div className="flex items-end justify-center overflow-hidden border-r border-line-2 gridded pt-6">
        <Drawing of={image} decorative className="-mb-px" />
      </div>
      <div className="flex flex-col gap-4 p-pad">
        <StarRating />
        <blockquote
          className={
            isWide
              ? "text-[clamp(1.5rem,1rem+2.1vw,2.75rem)] leading-[1.1] tracking-head text-balance"
              : "text-h4 leading-[1.3] tracking-snug text-pretty max-md:text-lede"
          }
        >
          {quote}
        </blockquote>
        <div className="mt-auto">
          <Signature name={author} title={title} stamp={stamp} />
        </div>
      </div>
      <TitleBlock
        className="col-span-2 grid-cols-2"
        entries={[
          { label: "Company", value: company },
          { label: "Industry", value: industry },
        ]}
      />
    </article>
  );
}

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
