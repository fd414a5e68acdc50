import { type ComponentType, useEffect, useState } from 'react';
import { getMotionLibrary, loadMotion, type MotionLibrary } from './load.ts';
import type { MoveName } from './moves.ts';
import type { MovingProps } from './moving-props.ts';

function createMoving<Element extends HTMLElement>(
  Static: ComponentType<MovingProps<Element>>,
  pickComponent: (library: MotionLibrary) => ComponentType<MovingProps<Element>>,
) {
  return function Moving(props: MovingProps<Element>) {
    // Taken at the first render and kept, because changing the component would mount the element again.
    const [library] = useState(getMotionLibrary);
    useEffect(() => {
      void loadMotion();
    }, []);
    const Component = library === undefined ? Static : pickComponent(library);
    return <Component {...props} />;
  };
}

/** Elements with animations. They do not move until the motion library is loaded. */
export const m = {
  div: createMoving<HTMLDivElement>(
    ({ move: _move, ...props }) => <div {...props} />,
    (library) => library.animated.div,
  ),
  span: createMoving<HTMLSpanElement>(
    ({ move: _move, ...props }) => <span {...props} />,
    (library) => library.animated.span,
  ),
  li: createMoving<HTMLLIElement>(
    ({ move: _move, ...props }) => <li {...props} />,
    (library) => library.animated.li,
  ),
};

/**
 * Returns the prop `move`, the name of an animation, for a component that is made by `chakra(m.span)`, whose type does
 * not have it: `<Dot {...moveProps('dot')} />`.
 */
export function moveProps(name: MoveName): { readonly move: MoveName } {
  return { move: name };
}
