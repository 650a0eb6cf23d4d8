import testimonials from "records:customers/testimonials";

import { Drawing } from "#app/art/drawing.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { StarRating } from "./star-rating.tsx";

/** The one that is read first: a portrait in blueprint, and the quote at full size. */
export function LeadQuote() {
  const { quote, author, title, company, industry, image, stamp } = testimonials[0];
  return (
    <ul aria-label="Testimonials" className="contents">
      <li className="contents">
        <article aria-label={`Testimonial by ${author}`} className="contents">
          <div className="flex items-end justify-center overflow-hidden border-line blueprint gridded px-pad pt-8 max-lg:max-h-96 max-lg:border-b-[1.5px] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-r-[1.5px]">
            <Drawing of={image} lead className="-mb-px max-w-96 lg:max-w-136" />
          </div>
          <div className="flex flex-col justify-center gap-8 border-hair px-pad py-6 lg:border-t lg:px-10">
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
