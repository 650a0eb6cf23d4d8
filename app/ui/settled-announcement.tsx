import { useEffect, useRef, useState } from "react";

const speakAfterMs = 500;

interface SettledAnnouncementProps {
  /** Changes when there is something new to say. */
  state: string;
  text: string;
}

/** Speaks when a state has changed and rests, not at every step of a slider. */
export function SettledAnnouncement({ state, text }: SettledAnnouncementProps) {
  const [spoken, setSpoken] = useState("");
  const spokenState = useRef(state);

  useEffect(() => {
    if (spokenState.current === state) return;
    const timer = setTimeout(() => {
      spokenState.current = state;
      setSpoken(text);
    }, speakAfterMs);
    return () => clearTimeout(timer);
  }, [state, text]);

  return (
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  );
}
