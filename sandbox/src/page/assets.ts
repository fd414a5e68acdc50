import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { favicon } from './logo.ts';

/** The font comes from the shared package, so that the sandbox's pages look like the portal's. */
const sharedRequire = createRequire(new URL('../../../shared/package.json', import.meta.url));

/** Files of the style sheet, in their order. */
const styles = ['tokens', 'layout', 'parts'];

/**
 * Serves the files of `layout.ts` under `/assets/`: style, font, logo, and the given page scripts (name → file). Files are
 * read once at the start.
 */
export async function addPageAssets(
  app: FastifyInstance,
  scripts: Readonly<Record<string, URL>> = {},
): Promise<void> {
  const serve = (name: string, type: string, content: string | Buffer) =>
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );

  const parts = styles.map((name) => readFile(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));
  serve('page.css', 'text/css', (await Promise.all(parts)).join(''));
  serve('logo.svg', 'image/svg+xml', favicon);
  serve(
    'inter.woff2',
    'font/woff2',
    await readFile(sharedRequire.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  );
  for (const [name, file] of Object.entries(scripts)) serve(name, 'text/javascript', await readFile(file));
}
