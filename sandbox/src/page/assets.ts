import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { favicon } from './logo.ts';

/** The font is the shared package's: the portal's pages and the sandbox's must not differ. */
const sharedRequire = createRequire(new URL('../../../shared/package.json', import.meta.url));

/**
 * Serves what `layout.ts` links to, under `/assets/`: style, font, logo, and the page scripts named
 * (name under `/assets/` → file). Read once; the sandbox is started anew when they change.
 */
export async function addPageAssets(
  app: FastifyInstance,
  scripts: Readonly<Record<string, URL>> = {},
): Promise<void> {
  const serve = (name: string, type: string, content: string | Buffer) =>
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );

  serve('page.css', 'text/css', await readFile(new URL('./page.css', import.meta.url)));
  serve('logo.svg', 'image/svg+xml', favicon);
  serve(
    'inter.woff2',
    'font/woff2',
    await readFile(sharedRequire.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  );
  for (const [name, file] of Object.entries(scripts)) serve(name, 'text/javascript', await readFile(file));
}
