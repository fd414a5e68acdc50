import { PageContent, PageHead } from '@portal/shared/parts';
import { Banner, chakra } from '@portal/shared/ui';
import { useState } from 'react';
import { appVersion } from '../../core/releases/app-version.ts';
import type { RunningReleases } from '../../core/releases/running-releases.ts';
import { deviceFacts, readTimeZone, supportText } from '../about-facts.ts';
import { CopyButton } from '../copy-button.tsx';
import { RemoteCard } from './remote-card.tsx';
import { describeRemotes, formatRemote } from './remote-facts.ts';

/** What the button says is beside it, so that it does not move. */
const Copy = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'row-reverse', md: 'row' }, gap: '2' },
});
const Cards = chakra('div', { base: { display: 'grid', gap: '4' } });

interface RemotesPageProps {
  readonly releases: RunningReleases;
}

/**
 * `/about/remotes`: for support and for the teams, what this page runs of each remote, as it was when the page was opened.
 * Where the site allows overrides, they are set and reset here (FED-07).
 */
export default function RemotesPage({ releases }: RemotesPageProps) {
  const [remotes] = useState(() => describeRemotes(releases, performance.getEntriesByType('resource')));
  const { host, problems, overrides } = releases;
  const report = () =>
    supportText(`Agent Portal ${appVersion}, ${location.origin}`, [
      { label: 'host', value: host },
      ...remotes.map((remote) => ({ label: remote.name, value: formatRemote(remote) })),
      ...problems.map(({ name, why }) => ({ label: name, value: `left out: ${why.replace(/\s+/g, ' ')}` })),
      ...deviceFacts(navigator.userAgent, readTimeZone(), new Date()),
    ]);
  return (
    <PageContent>
      <PageHead
        title="Remotes"
        subtitle={`What this tab runs: host ${host} and its remotes.`}
        actions={
          <Copy>
            <CopyButton getText={report} />
          </Copy>
        }
      />
      <Cards>
        {problems.map(({ name, why }) => (
          <Banner key={name} tone="danger" title={`${name} is left out`}>
            {why}
          </Banner>
        ))}
        {remotes.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} overrides={overrides} />
        ))}
      </Cards>
    </PageContent>
  );
}
