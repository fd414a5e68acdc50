import type { FundDocument } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/dates';
import { KeyValue, KeyValues } from '@portal/shared/parts';
import { Banner, Box, chakra, FailurePanel, Heading, Span, Stack, TextLink } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { joinWithAnd } from '../../core/format-text.ts';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { fundFacts } from './fund-facts.ts';
import { listingConflicts } from './listing-conflicts.ts';

const Disclosure = chakra('details', {
  base: {
    mt: '3',
    pt: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'touch', md: '6' },
    color: 'brand.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    gap: '1',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { width: '16px', height: '16px', transition: 'transform 120ms' },
    _motionReduce: { '& svg': { transition: 'none' } },
  },
});

interface FundDetailsProps {
  readonly offer: Offer;
  readonly plan: Plan;
  /** Documents of this fund only. */
  readonly documents: Loadable<readonly FundDocument[]>;
}

/** All other facts of the chosen fund, collapsed, and a warning when its listings disagree. */
export function FundDetails({ offer, plan, documents }: FundDetailsProps) {
  const conflicts = listingConflicts(offer);
  return (
    <>
      {conflicts.length === 0 ? null : (
        <Box mt="3">
          <Banner tone="warn" title="The listings of this fund disagree">
            On {joinWithAnd(conflicts)}. The scheme’s own word is shown and used here.
          </Banner>
        </Box>
      )}
      <Disclosure>
        <Summary>
          All about this fund <ChevronDown aria-hidden />
        </Summary>
        <Stack gap="5" mt="3">
          {fundFacts(offer, plan).map(({ title, facts }) => (
            <Box key={title}>
              <Heading as="h3" size="sm" mb="2">
                {title}
              </Heading>
              <KeyValues>
                {facts.map(({ label, text }) => (
                  <KeyValue key={label} label={label}>
                    {text}
                  </KeyValue>
                ))}
              </KeyValues>
            </Box>
          ))}
          <Box>
            <Heading as="h3" size="sm" mb="2">
              Documents
            </Heading>
            <Documents documents={documents} />
          </Box>
        </Stack>
      </Disclosure>
    </>
  );
}

function Documents({ documents }: Pick<FundDetailsProps, 'documents'>) {
  if (documents.status === 'loading') return <Span color="fg.muted">Loading…</Span>;
  if (documents.status === 'failed') {
    return (
      <FailurePanel compact title="The fund’s documents could not be loaded" onRetry={documents.retry} />
    );
  }
  if (documents.value.length === 0) return <Span color="fg.muted">None is listed.</Span>;
  return (
    <Stack as="ul" gap="1">
      {documents.value.map(({ docUrl, docType, docTypeName, language, asOfDate }) => (
        <li key={docUrl}>
          <TextLink href={docUrl} standalone>
            {docTypeName}
          </TextLink>{' '}
          <Span textStyle="help">
            {docType} · {language.toUpperCase()} · as of {formatDate(asOfDate)}
          </Span>
        </li>
      ))}
    </Stack>
  );
}
