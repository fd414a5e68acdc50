/** `tsx shared/build/first-paint/render.ts <package folder>`: writes `first-paint.json` to standard output. */
import { basename, join } from 'node:path';
import { renderFirstPaint } from './render-first-paint.tsx';

const [directory = ''] = process.argv.slice(2);
const { default: Component } = await import(join(directory, 'src/first-paint.tsx'));
process.stdout.write(
  JSON.stringify(renderFirstPaint(Component, { withDocumentRules: basename(directory) === 'host' })),
);
