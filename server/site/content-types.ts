import { extname } from "node:path";

type ContentType = { mime: string; compresses: boolean; isDownload: boolean };

const text = (mime: string): ContentType => ({
  mime: `${mime}; charset=utf-8`,
  compresses: true,
  isDownload: false,
});
const binary = (mime: string): ContentType => ({ mime, compresses: false, isDownload: false });
const download = (mime: string): ContentType => ({ mime, compresses: false, isDownload: true });

const contentTypes: Readonly<Record<string, ContentType>> = {
  ".html": text("text/html"),
  ".js": text("text/javascript"),
  ".mjs": text("text/javascript"),
  ".css": text("text/css"),
  ".json": text("application/json"),
  ".data": text("text/x-script"),
  ".map": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".svg": text("image/svg+xml"),
  ".xml": text("application/xml"),
  ".xsl": text("text/xsl"),
  ".txt": text("text/plain"),
  ".md": text("text/markdown"),
  ".ics": text("text/calendar"),
  ".eml": { ...text("message/rfc822"), isDownload: true },
  ".vtt": text("text/vtt"),
  ".csv": { ...text("text/csv"), isDownload: true },
  ".ico": { ...binary("image/x-icon"), compresses: true },
  ".png": binary("image/png"),
  ".jpg": binary("image/jpeg"),
  ".jpeg": binary("image/jpeg"),
  ".webp": binary("image/webp"),
  ".avif": binary("image/avif"),
  ".gif": binary("image/gif"),
  ".woff2": binary("font/woff2"),
  ".wasm": { ...binary("application/wasm"), compresses: true },
  ".pdf": download("application/pdf"),
  ".zip": download("application/zip"),
  ".xlsx": download("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  ".docx": download("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  ".mp4": download("video/mp4"),
  ".webm": download("video/webm"),
};

export function contentTypeOf(path: string): ContentType {
  return contentTypes[extname(path).toLowerCase()] ?? download("application/octet-stream");
}
