import { customersPath } from '@portal/shared/pages';
import { Box, ButtonLink, chakra, Flex, Text } from '@portal/shared/ui';

const Drawing = chakra('svg', {
  base: {
    '& path': { fill: 'none', stroke: 'chart.track', strokeWidth: '14' },
    '& line': { stroke: 'fg.muted', strokeDasharray: '3 3' },
    '& circle': { fill: 'fg.default' },
    '@media (forced-colors: active)': { '& path, & line': { stroke: 'CanvasText' } },
  },
});

/** A gauge of five risk categories without its needle. */
const Gauge = () => (
  <Drawing viewBox="0 0 120 68" width="120" height="68" aria-hidden focusable="false">
    <path d="M9 60a51 51 0 0 1 102 0" pathLength="100" strokeDasharray="18.4 2" />
    <line x1="60" y1="24" x2="60" y2="60" />
    <circle cx="60" cy="60" r="5" />
  </Drawing>
);

/** The agent has made no assessment yet: what is listed here, and how one is made. */
export const NoAssessments = () => (
  <Flex wrap="wrap" align="center" justify="center" columnGap="10" rowGap="6" px="6" py="12">
    <Gauge />
    <Box maxW="36ch">
      <Text textStyle="h2" textWrap="balance">
        Assessments are listed here once you have put one into a cart.
      </Text>
      <Box mt="4">
        <ButtonLink to={customersPath}>Find a customer to assess</ButtonLink>
      </Box>
    </Box>
  </Flex>
);
