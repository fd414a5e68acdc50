import { Kbd } from '@portal/shared/parts';
import { chakra, HStack } from '@portal/shared/ui';

/** Shows its content only where there is a keyboard in all likelihood: on a wide page that a mouse points at. */
export const KeyboardOnly = chakra('span', {
  base: {
    display: 'none',
    my: 'auto',
    '@media (min-width: 48rem) and (hover: hover) and (pointer: fine)': { display: 'inline' },
  },
});

/**
 * Says what the keyboard does on a question (SAT-01) with `count` options: numbers choose. The key that gives the
 * earlier answer again is on its button.
 */
export function KeyHint({ count }: { readonly count: number }) {
  return (
    <HStack gap="1.5" textStyle="help">
      {count > 1 ? (
        <>
          <Kbd>1</Kbd> to <Kbd>{Math.min(count, 9)}</Kbd> choose,
        </>
      ) : null}
      <Kbd>Enter</Kbd> continues
    </HStack>
  );
}
