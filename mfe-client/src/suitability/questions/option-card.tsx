import { Mark } from '@portal/shared/forms';
import { Chip, Kbd } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { History } from 'lucide-react';
import type { Ref } from 'react';
import { KeyboardOnly } from './key-hint.tsx';

/** The whole card can be pressed; screen readers get the native control inside. */
const Card = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    minH: '52px',
    py: '3.5',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'choice',
    bg: 'bg.surface',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      bg: 'brand.subtle',
      fontWeight: 'medium',
    },
    // in the middle of the card
    '& > input': { mt: '0' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  },
});
const Words = chakra('span', { base: { flex: { base: '1 1 70%', md: '1' }, minW: '0' } });
const Earlier = chakra('span', { base: { ms: { base: '30px', md: '0' } } });

interface OptionCardProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  /** Place among the options, from 1. */
  readonly place: number;
  readonly checked: boolean;
  /** Marks the answer of the last assessment: `Last time, 15 Mar 2026`. */
  readonly earlier: string | undefined;
  readonly describedBy: string | undefined;
  readonly onChange: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One option of a question, as a card with a radio button or a check box. `place`: the number key that chooses it, not
 * shown above 9; `earlier`: text that marks the answer of the last assessment, `undefined` without one.
 */
export function OptionCard(props: OptionCardProps) {
  const { text, place, earlier, describedBy, ref, ...control } = props;
  return (
    <Card>
      <Mark
        ref={ref}
        kind={control.type === 'radio' ? 'radio' : 'check'}
        aria-describedby={describedBy}
        {...control}
      />
      <Words>{text}</Words>
      {earlier === undefined ? null : (
        <Earlier data-earlier>
          <Chip>
            <History size={13} aria-hidden />
            {earlier}
          </Chip>
        </Earlier>
      )}
      {place > 9 ? null : (
        <KeyboardOnly aria-hidden>
          <Kbd>{place}</Kbd>
        </KeyboardOnly>
      )}
    </Card>
  );
}
