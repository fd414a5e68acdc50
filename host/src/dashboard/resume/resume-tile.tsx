import type { Agent, Drafts } from '@portal/shared/contract';
import { Avatar, Card, MaskedId, PrivateFigures, titleCase } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { ButtonLink, chakra, Skeleton, useDelay, useShell, VisuallyHidden } from '@portal/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CustomerName } from '../../core/customers/customer-name.tsx';
import { getLastPage, type LastPage, mayHaveLastPage } from '../../core/customers/last-page.ts';
import type { KnownCustomer } from '../../core/customers/recent-customers.ts';
import { describeResume, formatAgo, formsOf, type KeptDraft } from './resume.ts';

/** Widths at which the tile has the whole width of a page that is wide enough for the button beside the text. */
const fullWidth = '@media (min-width: 768px) and (max-width: 1199px)';

/** As high with a customer as without one, so that nothing moves when the browser has found the page. */
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    height: 'full',
    minH: '158px',
    '@media (max-width: 767px)': { minH: '166px' },
    [fullWidth]: { minH: '108px' },
    pt: '3.5',
    pb: '4',
    px: { base: '4', md: '5' },
  },
});
const Head = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    justifyContent: 'space-between',
    gap: '2.5',
    [fullWidth]: { flexDirection: 'row', alignItems: 'center', '& > a': { width: 'auto', flex: 'none' } },
  },
});
const Who = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', minW: '0' },
});
/** The number stays, whatever is left of the name: customers of one name differ in it. */
const NameAndNumber = chakra('div', {
  base: { display: 'flex', gap: '2', minW: '0' },
});

/** How long the card waits for the drafts, in milliseconds. */
const draftsWait = 1_500;

/** Returns the drafts about the last page's customer; `undefined` until they are found, at most for 1.5 s. */
function useCustomerDrafts(last: LastPage | null): readonly KeptDraft[] | undefined {
  const { drafts } = useShell();
  const hasWaited = useDelay(draftsWait);
  const [found, setFound] = useState<{ readonly last: LastPage; readonly drafts: readonly KeptDraft[] }>();
  useEffect(() => {
    if (!last) return;
    let isCancelled = false;
    void findDrafts(last, drafts).then((kept) => {
      if (!isCancelled) setFound({ last, drafts: kept });
    });
    return () => {
      isCancelled = true;
    };
  }, [last, drafts]);
  return found && found.last === last ? found.drafts : hasWaited ? [] : undefined;
}

async function findDrafts(last: LastPage, drafts: Drafts | undefined): Promise<readonly KeptDraft[]> {
  const found = await Promise.all(
    formsOf(last).map(async ({ name }) => {
      const draft = await drafts?.find(name);
      return draft ? [{ ...draft, name }] : [];
    }),
  );
  return found.flat();
}

interface ResumeTileProps {
  readonly agent: Agent;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}

/**
 * Tile that leads back to the last customer, to the drawer that was open, and to the draft; nothing where no customer was
 * opened in this browser before.
 */
export function ResumeTile({ agent, recent }: ResumeTileProps) {
  const value = useMemo(() => getLastPage(agent.subject), [agent.subject]);
  const last = useSyncExternalStore(value.subscribe, value.get);
  // decided once, so that nothing moves when the page is decrypted, or another tab opens a customer
  const [isShown] = useState(() => last !== null || mayHaveLastPage());
  const drafts = useCustomerDrafts(last);
  const isNothing = useDelay() && last === null;
  const schemes = useReference('schemes');
  const currencyOf = (code: string) =>
    schemes.status === 'ok' ? schemes.value.find(({ scheme }) => scheme === code)?.currency : undefined;
  const resume = last && drafts && describeResume(last, drafts, currencyOf);
  if (!isShown) return null;
  return (
    <Card aria-labelledby="resume-title" data-tile="resume">
      <Body>
        <Head>
          <chakra.h2 id="resume-title" textStyle="h3" color="fg.muted">
            Resume
          </chakra.h2>
          {resume ? (
            <chakra.span textStyle="help">
              {resume.isDraft ? 'Draft, ' : ''}
              {formatAgo(resume.at, Date.now())}
            </chakra.span>
          ) : null}
        </Head>
        {resume ? (
          <ResumeLink agent={agent} customerId={last.customerId} recent={recent} resume={resume} />
        ) : isNothing ? (
          <chakra.p color="fg.muted" mb="auto">
            The customer that you opened last is shown here, with what you have started.
          </chakra.p>
        ) : last ? (
          <Skeleton w="60%" my="auto" />
        ) : null}
      </Body>
    </Card>
  );
}

interface ResumeLinkProps extends ResumeTileProps {
  readonly customerId: string;
  readonly resume: ReturnType<typeof describeResume>;
}

function ResumeLink({ agent, customerId, recent, resume }: ResumeLinkProps) {
  const known = recent.find((customer) => customer.customerId === customerId);
  const name = known ? titleCase(known.name) : resume.applicant;
  return (
    <Row>
      <Who>
        {name === undefined ? null : <Avatar name={name} soft />}
        <chakra.div minW="0">
          {name === undefined ? (
            <chakra.div fontWeight="semibold" truncate>
              <CustomerName agent={agent} customerId={customerId} />
            </chakra.div>
          ) : (
            <NameAndNumber>
              <chakra.span fontWeight="semibold" truncate title={name}>
                {name}
              </chakra.span>
              {known?.maskedId === undefined ? null : <MaskedId idNo={known.maskedId} />}
            </NameAndNumber>
          )}
          <chakra.div color="fg.muted" truncate>
            <PrivateFigures>{resume.text}</PrivateFigures>
          </chakra.div>
        </chakra.div>
      </Who>
      <ButtonLink to={resume.to} variant="outline" block>
        {resume.label}
        {name === undefined ? null : <VisuallyHidden> for {name}</VisuallyHidden>}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </Row>
  );
}
