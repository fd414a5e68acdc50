import { type ComponentType, useEffect, useState } from 'react';
import { loadMotion, type MotionLibrary, motionLibrary } from './load.ts';
import type { MoveName } from './moves.ts';
import type { MovingProps } from './moving-props.ts';

function moving<Element extends HTMLElement>(
  Still: ComponentType<MovingProps<Element>>,
  animated: (library: MotionLibrary) => ComponentType<MovingProps<Element>>,
) {
  return function Moving(props: MovingProps<Element>) {
    // As it was at the first render: an element that is there is not made anew to be able to move.
    const [library] = useState(motionLibrary);
    useEffect(() => {
      void loadMotion();
    }, []);
    const Shown = library === undefined ? Still : animated(library);
    return <Shown {...props} />;
  };
}

/** Elements that move. Still, and at once where they belong, until the motion library is here. */
export const m = {
  div: moving<HTMLDivElement>(
    ({ move: _move, ...props }) => <div {...props} />,
    (library) => library.animated.div,
  ),
  span: moving<HTMLSpanElement>(
    ({ move: _move, ...props }) => <span {...props} />,
    (library) => library.animated.span,
  ),
  li: moving<HTMLLIElement>(
    ({ move: _move, ...props }) => <li {...props} />,
    (library) => library.animated.li,
  ),
};

/** A move as props, for an element that is styled at the same place: `<Dot {...moveOf('dot')} />`. */
export function moveOf(name: MoveName): { readonly move: MoveName } {
  return { move: name };
}
