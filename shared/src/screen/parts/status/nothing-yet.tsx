import { loadWhenIdle } from '@portal/shared/idle-page';
import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { createLazyCode, useLazyCode } from '../../../foundation/lazy-code.ts';
import type { DrawingName } from './nothing-drawings.tsx';

/** A page with data does not load it, and one without is complete before it. */
const drawingCode = createLazyCode(() =>
  loadWhenIdle(() => import(/* webpackChunkName: "nothing-drawings" */ './nothing-drawings.tsx')).then(
    (code) => code.NothingDrawing,
  ),
);

/** The drawing beside the words, on a phone above them. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '132px minmax(0, 1fr)' },
    justifyItems: { base: 'center', md: 'start' },
    alignItems: 'center',
    columnGap: '7',
    rowGap: '4.5',
    py: { base: '7', md: '8' },
    px: { base: '5', md: '8' },
    textAlign: { base: 'center', md: 'start' },
  },
});
/** It has its size before its drawing is loaded. */
const Place = chakra('div', { base: { boxSize: '132px' } });
const Words = chakra('div', { base: { w: 'full' } });
const Sentence = chakra('div', {
  base: { textStyle: 'h2', maxW: '34ch', mx: { base: 'auto', md: '0' }, textWrap: 'balance' },
});
const Action = chakra('div', { base: { mt: '4', '& > *': { w: { base: 'full', md: 'auto' } } } });

/** Props of `NothingYet`. */
export interface NothingYetProps {
  /**
   * `places`: people or things that come; `segment`: the first part of a whole; `gap`: what is missing; `steps`: what goes
   * on in steps; `gauge`: a risk category that is not known.
   */
  readonly drawing: DrawingName;
  /** One sentence: what will be here, and after what. */
  readonly title: ReactNode;
  /** The one action that leads there. */
  readonly action?: ReactNode;
}

/**
 * Shown in place of a list, a figure or a page that has no content yet. Tabs, filters and totals are absent beside it. A
 * search without a match is an `EmptyState`. Screen readers skip the drawing, which is loaded with it.
 */
export function NothingYet({ drawing, title, action }: NothingYetProps) {
  const code = useLazyCode(drawingCode);
  return (
    <Frame>
      <Place>{code.status === 'ok' ? <code.value name={drawing} /> : null}</Place>
      <Words>
        <Sentence>{title}</Sentence>
        {action === undefined ? null : <Action>{action}</Action>}
      </Words>
    </Frame>
  );
}
