import testimonials, { type Testimonial } from "records:customers/testimonials";

import { Drawing } from "#app/art/drawing.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { StarRating } from "./star-rating.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

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
        <Drawing
          of={image}
          decorative
          className="-mb-px max-md:-mx-3 max-md:w-32 max-md:flex-none"
        />
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
