import type { Customer } from '@portal/shared/api/customers';
import { AllocationRing, FundGauge, GainBars, getClassMark, StepsChart } from '@portal/shared/charts';
import { formatDate } from '@portal/shared/dates';
import { flowDefinition } from '@portal/shared/flows';
import { Paper, PaperBox, PaperFact, PaperFacts, PaperNote, PaperSection } from '@portal/shared/paper';
import { GainText, MoneyText } from '@portal/shared/parts';
import { fieldOf } from '@portal/shared/person';
import type { PrintJob } from '@portal/shared/print-button';
import { Box, chakra, Grid } from '@portal/shared/ui';
import type { LoadedHoldings } from '../../holdings-view.ts';
import type { FlowsSource } from '../flows-loader.tsx';
import { describeOverLimit, type Headline, type RiskLimit } from '../headline-facts.ts';
import type { NetMoneyIn } from '../net-money-in.ts';
import { isReviewReady, listUnknowns, type ReviewRecord } from './review-facts.ts';
import { ReviewHoldings } from './review-holdings.tsx';

const Unknowns = chakra('ul', {
  base: { columns: 2, columnGap: '6', ps: '3.5', color: 'fg.muted', listStyleType: 'disc' },
});
const Unknown = chakra('li', { base: { mb: '1', breakInside: 'avoid' } });

interface ReviewPaperProps {
  readonly job: PrintJob;
  readonly customer: Pick<Customer, 'name' | 'idNo' | 'account'>;
  readonly holdings: LoadedHoldings;
  /** Of the currency that the headline shows. */
  readonly headline: Headline;
  /** What the value covers, where it is not every account. */
  readonly coverage: string | undefined;
  readonly flows: FlowsSource;
  readonly netMoney: NetMoneyIn | undefined;
  readonly limit: RiskLimit;
  readonly record: ReviewRecord;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The portfolio review: headline of the shown currency, holdings of all, suitability, and what it does not know. */
export function ReviewPaper(props: ReviewPaperProps) {
  const { job, customer, holdings, headline, flows, netMoney, limit, record } = props;
  if (!isReviewReady(holdings, flows)) return null;
  const { currency, allocation, gains, funds } = headline;
  const isClassified = holdings.classes.status === 'ok';
  const warning = describeOverLimit(holdings.rows, headline, limit);
  return (
    <Paper title="Portfolio review" customer={customer} job={job}>
      <PaperBox gridTemplateColumns={isClassified ? '220px 1fr' : '1fr'}>
        <Value {...props} />
        {isClassified ? (
          <div>
            <Box mb="2" fontWeight="semibold">
              Allocation
            </Box>
            <AllocationRing
              currency={currency}
              total={allocation.total}
              label={`Allocation of ${currency} by asset class`}
              slices={allocation.slices.map(({ assetClass, value }) => ({
                label: assetClass,
                value,
                ...getClassMark(assetClass),
              }))}
            />
          </div>
        ) : null}
      </PaperBox>
      <Grid templateColumns={isClassified ? '1fr 318px' : '1fr'} columnGap="4">
        <PaperSection title="Gain by fund" note={`On cost, ${currency}`} isWhole>
          <GainBars label={`Gain by fund in ${currency}`} bars={gains} />
        </PaperSection>
        {isClassified ? (
          <PaperSection
            title="Risk of the funds"
            note={limit.rank === 0 ? 'No assessment on record' : `${limit.name}, up to ${limit.rank}`}
            isWhole
          >
            <FundGauge limit={limit.rank} funds={funds} />
            {warning === undefined ? null : <PaperNote data-private="">{warning}</PaperNote>}
          </PaperSection>
        ) : null}
      </Grid>
      {netMoney ? <NetMoney {...props} netMoney={netMoney} /> : null}
      <ReviewHoldings accounts={customer.account} holdings={holdings} limit={limit} />
      <Suitability record={record} />
      <PaperSection title="What this review does not know" isWhole>
        <Unknowns>
          {listUnknowns(holdings, flows, netMoney).map((text) => (
            <Unknown key={text}>{text}</Unknown>
          ))}
        </Unknowns>
        <PaperNote>
          Past performance is no guide to future performance. Unit prices and distributions may go down as
          well as up. This is information, not a statement of account.
        </PaperNote>
      </PaperSection>
    </Paper>
  );
}

function Value({ headline: { currency, value, cost, gain, priceDates }, coverage }: ReviewPaperProps) {
  return (
    <div>
      <Box fontWeight="semibold">{`Value today, ${coverage ?? currency}`}</Box>
      <MoneyText value={value} size="lg" dimDecimals />
      {priceDates === '' ? null : <Box color="fg.muted">{`Prices of ${priceDates}`}</Box>}
      <Box mt="4" fontWeight="semibold">
        Gain on cost
      </Box>
      <Box textStyle="sm" fontWeight="semibold">
        <GainText gain={gain} layout="inline" />
      </Box>
      <Box color="fg.muted">
        Cost <MoneyText value={cost} size="sm" />
      </Box>
    </div>
  );
}

function NetMoney(props: ReviewPaperProps & { readonly netMoney: NetMoneyIn }) {
  const { netMoney, headline, coverage, today } = props;
  const { currency, value } = headline;
  const period = `${formatDate(netMoney.from)} to ${formatDate(today)}`;
  return (
    <PaperSection title="Net money in" note={`${period}, ${currency}`} isWhole>
      {netMoney.days.length === 0 ? (
        <PaperNote>{`No ${currency} moved in this time.`}</PaperNote>
      ) : (
        <StepsChart
          label={`Net money in, ${currency}`}
          unit="Date"
          names={['In', 'Out', 'Net money in']}
          currency={currency}
          values={netMoney.days}
          period={netMoney.isComplete ? 'All years' : 'Last 12 months'}
          format="chart"
          frame={{
            from: netMoney.from,
            to: today,
            hasGap: !netMoney.isComplete,
            ...(coverage === undefined ? { today: { money: value, isOnScale: netMoney.isComplete } } : {}),
          }}
        />
      )}
      <PaperNote>{flowDefinition}</PaperNote>
    </PaperSection>
  );
}

function Suitability({
  record: { risk, suitability, sophisticated, vulnerable },
}: Pick<ReviewPaperProps, 'record'>) {
  const limit = risk.rank === undefined ? '' : `, up to ${risk.rank} of 5`;
  return (
    <PaperSection title="Suitability" isWhole>
      <PaperFacts columns={4}>
        <PaperFact label={fieldOf('riskCategory').label} value={`${risk.text}${limit}`} note={risk.note} />
        <PaperFact label="Valid to" value={suitability.text} note={suitability.note} />
        <PaperFact label={fieldOf('sI').label} value={sophisticated.text} note={sophisticated.note} />
        <PaperFact label="Vulnerable investor" value={vulnerable.text} note={vulnerable.reasons.join('. ')} />
      </PaperFacts>
    </PaperSection>
  );
}
