import { useEffect, useEffectEvent } from "react";

/** Hears of an event wherever in the window it is, as long as the part is there. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => heard(event);
    addEventListener(type, listen);
    return () => removeEventListener(type, listen);
  }, [type]);
}
