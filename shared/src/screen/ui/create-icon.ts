import { createElement, type SVGProps } from 'react';

/** An icon in lucide's files: its name and its elements, which have a key. Its drawing is 24 by 24. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. Default: 24. */
  readonly size?: number | string;
}

/**
 * Returns the component of an icon. In builds it replaces lucide's function of the same purpose (shared/build), which
 * reads settings for all icons, and converts names, for each icon that is rendered. Without `aria-label`, screen readers
 * ignore the icon.
 */
export const createIcon =
  ({ name, node }: IconData) =>
  ({ size = 24, className, children, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': attributes['aria-label'] === undefined || undefined,
        ...attributes,
      },
      node.map(([element, own]) => createElement(element, own)),
      children,
    );
