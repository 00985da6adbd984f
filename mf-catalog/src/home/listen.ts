/** Listens to some kinds of events. @returns how to stop */
export function listen<Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  listeners: { [T in Type]: (event: HTMLElementEventMap[T]) => void },
): () => void {
  // Object.entries forgets which listener goes with which type; the parameter says it.
  const entries = Object.entries(listeners) as [Type, EventListener][];
  for (const [type, hear] of entries) element.addEventListener(type, hear, { passive: true });
  return () => {
    for (const [type, hear] of entries) element.removeEventListener(type, hear);
  };
}
