import { Fragment, type ReactNode, ViewTransition } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";

import { structuredData } from "#app/page/structured-data.ts";

import type { Route } from "./+types/root";
import siteStyles from "./app.css?url";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Notifications } from "./layout/notifications.tsx";
import { StoredPrint } from "./layout/print-toggle.tsx";
import { SheetFrame } from "./layout/sheet-frame.tsx";
import { useCurrentPage } from "./layout/use-current-page.ts";
import { LaidOutInPieces } from "./page/loading/laid-out-in-pieces.tsx";
import { withPartsOfPage } from "./page/loading/parts-of-page.ts";
import { RouteChange, usePageTurn } from "./page/loading/route-change.tsx";
import { endOfFirstZone } from "./ui/drafting/zone.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** A page reached from another one is shown when the code of all its parts is there, in one piece. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_page, next) => withPartsOfPage(next),
];

export function Layout({ children }: { children: ReactNode }) {
  const withoutScripts = useCurrentPage()?.withoutScripts;
  return (
    <html lang="en" data-without-scripts={withoutScripts || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={import.meta.env["PAPER_COLOR"]}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={import.meta.env["BLUEPRINT_COLOR"]}
        />
        <StoredPrint />
        {!withoutScripts && <LaidOutInPieces />}
        <link rel="stylesheet" href={siteStyles} precedence="site" />
        {/* Painted while it comes in, a page would move: some parts stand above others that they follow in the HTML. */}
        <link rel="expect" href={`#${endOfFirstZone}`} blocking="render" />
        <Meta />
        <Links />
        <StructuredData />
      </head>
      <body>
        {children}
        {!withoutScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  return (
    <>
      <SheetFrame>
        {/* Which elements travel is said in styles/page-turn.css. */}
        <ViewTransition key={usePageTurn(pathname)} default="none">
          {/* Another page is made of other elements, also where both have the same form: nothing of it moves into place. */}
          <Fragment key={pathname}>
            <Outlet />
          </Fragment>
        </ViewTransition>
      </SheetFrame>
      <Notifications />
      <RouteChange />
      <ScrollRestoration />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

/** Pages are rendered once, in the build. */
const builtAt = new Date();

/**
 * Schema.org data, written into the prerendered document and left alone by the browser's React: search engines read
 * the document, and under Trusted Types a script element cannot be made on the client.
 */
function StructuredData() {
  const page = useCurrentPage();
  if (!import.meta.env.SSR || !page?.path || page.unlisted) return null;
  const json = JSON.stringify(structuredData(page, builtAt)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
