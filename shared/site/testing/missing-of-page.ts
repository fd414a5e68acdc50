import { entriesOf, readRegistry } from '../../src/contract/federation/index.ts';

/** For tests: returns the files, as paths in a site, that a composed page names and that are not among these. */
export function missingOfPage(html: string, files: ReadonlySet<string>): readonly string[] {
  const [, json = ''] =
    /<script type="application\/json" id="portal-registry">(.*?)<\/script>/.exec(html) ?? [];
  const { registry } = readRegistry(JSON.parse(json));
  const ofRemotes = entriesOf(registry.remotes).flatMap(([, { current, previous }]) =>
    [current, ...previous].flatMap(({ base, entry, integrity }) =>
      [entry, ...Object.keys(integrity)].map((file) => new URL(file, base).pathname.slice(1)),
    ),
  );
  const ofHost = html.match(/(?<=\/)host\/files\/[\w.-]+\.[0-9a-f]{8}\.\w+/g) ?? [];
  return [...new Set([...ofRemotes, ...ofHost])].filter((file) => !files.has(file));
}
