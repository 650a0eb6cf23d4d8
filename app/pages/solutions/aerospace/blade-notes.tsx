import parts from "records:solutions/blade";

import { NoteList } from "#app/sections/note-list.tsx";

/** What makes buying the part hard. */
export function BladeNotes() {
  return <NoteList part={parts[0]} columns="md:grid-cols-2" />;
}
