import { MaskedId, titleCase } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { createContext, type ReactNode } from 'react';

// the number's dot is drawn over the gap before it; where the number begins a line there is no gap, and the dot is
// outside
const Line = chakra('span', {
  base: { display: 'block', ms: '-3.5', ps: '3.5', clipPath: 'inset(0 0 0 {spacing.3.5})' },
});
const Gap = chakra('span', { base: { wordSpacing: '10px' } });
const Numbered = chakra('span', {
  base: {
    display: 'inline-block',
    position: 'relative',
    ms: '-3.5',
    ps: '3.5',
    _before: { content: '"·"', position: 'absolute', insetInlineStart: '0', w: '3.5', textAlign: 'center' },
  },
});

/** The `CustomerLine` of the form's drawer, for a drawer over it. */
export const CustomerLineContext = createContext<ReactNode>(undefined);

/** Subtitle of a form's drawer: the customer's name and masked number, without the dot between them on two lines. */
export const CustomerLine = ({ name, idNo }: { readonly name: string; readonly idNo: string }) => (
  <Line>
    {titleCase(name)}
    <Gap> </Gap>
    <Numbered>
      <MaskedId idNo={idNo} />
    </Numbered>
  </Line>
);
