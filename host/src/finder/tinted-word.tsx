import { chakra } from '@portal/shared/ui';
import { type RefObject, useEffect, useState } from 'react';

/** Lies under the field's own text, which is of the same size. */
const CommandTint = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    overflow: 'clip',
    overflowClipMargin: '6px',
    color: 'transparent',
    whiteSpace: 'pre',
    userSelect: 'none',
    '& mark': {
      bg: 'brand.muted',
      color: 'inherit',
      borderRadius: 'sm',
      boxShadow: '0 0 0 2px {colors.brand.muted}',
      '@media (forced-colors: active)': { outline: '1px solid Highlight' },
    },
  },
});

interface TintedWordProps {
  readonly typed: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Tints the first word of the field, which is a command; it scrolls with the text of the field. */
export function TintedWord({ typed, field }: TintedWordProps) {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const follow = () => setOffset(input.scrollLeft);
    input.addEventListener('scroll', follow);
    return () => input.removeEventListener('scroll', follow);
  }, [field]);
  const [, before = '', word = ''] = /^(\s*)(\S+)/.exec(typed) ?? [];
  return (
    <CommandTint aria-hidden>
      <span style={{ marginInlineStart: -offset }}>
        {before}
        <mark>{word}</mark>
      </span>
    </CommandTint>
  );
}
