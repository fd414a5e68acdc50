import { chakra } from '@portal/shared/ui';
import encodeQR from 'qr';

// black on white in both color modes: cameras read nothing else reliably
const Code = chakra('svg', { base: { display: 'block', w: 'full', h: 'auto', bg: 'white', color: 'black' } });

/** Draws a QR code of a text, as wide as its container. `label` is its accessible name. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const path = cells
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <Code
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Code>
  );
}
