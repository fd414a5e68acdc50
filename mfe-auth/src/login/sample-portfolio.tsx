import { Box, chakra, Flex } from '@portal/shared/ui';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { sampleAllocation, samplePerson, sampleTotal } from './sample-data.ts';

const steps = [
  { icon: Plus, tone: 'brand', title: 'Invest · CBSUK', note: 'Within risk category', amount: '25,000.00' },
  {
    icon: ArrowLeftRight,
    tone: 'info',
    title: 'Switch · CBMGF to CBBND',
    note: 'Both funds previewed',
    amount: '12,400.00',
  },
] as const;

const Card = chakra('div', {
  base: {
    p: '5',
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'xl',
    boxShadow: '0 30px 60px -20px rgba(0,0,0,.45)',
  },
});

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Arc = chakra('circle');
const Figure = chakra('text', { base: { textAnchor: 'middle', fontWeight: 'semibold' } });
const Swatch = chakra('i', { base: { boxSize: '10px', borderRadius: '3px' } });
const Soft = chakra('span', { base: { display: 'grid', placeItems: 'center', boxSize: '36px' } });
const Small = chakra('span', { base: { display: 'block', textStyle: 'xs', color: 'fg.subtle' } });

/** A decorative sample of a customer's card, hidden from screen readers. */
export function SamplePortfolio() {
  return (
    <Card aria-hidden="true">
      <Row>
        <Soft borderRadius="full" bg="brand.subtle" color="brand.fg" fontWeight="semibold">
          {samplePerson.initials}
        </Soft>
        <Box flex="1" ms="1">
          <Box fontWeight="semibold">{samplePerson.name}</Box>
          <Small>{`${samplePerson.id} · Moderate`}</Small>
        </Box>
        <Row
          gap="1.5"
          h="22px"
          px="2"
          borderRadius="full"
          bg="success.subtle"
          color="success.fg"
          textStyle="xs"
          fontWeight="medium"
        >
          <Box boxSize="6px" borderRadius="full" bg="success.solid" />
          Assessment valid
        </Row>
      </Row>
      <Flex align="center" gap="5" mt="4.5">
        <AllocationRing />
        <Box flex="1" display="grid" gap="2">
          {sampleAllocation.map(({ name, amount, share, color }) => (
            <Row key={name}>
              <Swatch bg={color} />
              <Box flex="1">{name}</Box>
              <Small>{amount}</Small>
              <Box fontWeight="medium">{share}</Box>
            </Row>
          ))}
        </Box>
      </Flex>
      <Box mt="4.5" mx="-5" mb="-5">
        {steps.map(({ icon: Mark, tone, title, note, amount }) => (
          <Row key={title} gap="3" px="5" py="3" borderTopWidth="1px" borderColor="border.subtle">
            <Soft borderRadius="md" bg={`${tone}.subtle`} color={`${tone}.fg`}>
              <Mark size={18} strokeWidth={1.75} />
            </Soft>
            <Box flex="1" fontWeight="medium">
              {title}
              <Small fontWeight="normal">{note}</Small>
            </Box>
            <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              <Box as="span" me="1" fontSize="xs" fontWeight="medium" color="fg.subtle">
                MYR
              </Box>
              {amount}
            </Box>
          </Row>
        ))}
      </Box>
    </Card>
  );
}

function AllocationRing() {
  return (
    <svg width="124" height="124" viewBox="0 0 168 168" aria-hidden="true" focusable="false">
      <g transform="rotate(-90 84 84)" fill="none" strokeWidth="18">
        {sampleAllocation.map(({ name, color, arc, offset }) => (
          <Arc
            key={name}
            cx="84"
            cy="84"
            r="64"
            stroke={color}
            strokeDasharray={arc}
            strokeDashoffset={offset}
          />
        ))}
      </g>
      <Figure x="84" y="80" fontSize="12px" fill="fg.subtle">
        MYR
      </Figure>
      <Figure x="84" y="99" fontSize="16px" fill="fg.default">
        {sampleTotal}
      </Figure>
    </svg>
  );
}
