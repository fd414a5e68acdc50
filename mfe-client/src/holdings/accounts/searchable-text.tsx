import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface SearchableTextProps {
  readonly id: string;
  readonly onFound: () => void;
  readonly children: string | null;
}

/** Text that is not shown, but that the browser's search finds, which calls `onFound`. */
export function SearchableText({ id, onFound, children }: SearchableTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const { current } = ref;
    // React knows `hidden` with two values only, and no such event
    current?.setAttribute('hidden', 'until-found');
    const listen = () => found();
    current?.addEventListener('beforematch', listen);
    return () => current?.removeEventListener('beforematch', listen);
  }, []);
  return (
    <div ref={ref} id={id} hidden>
      {children}
    </div>
  );
}
