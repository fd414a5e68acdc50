import type { PortalConfig } from '@portal/shared/contract';
import { chakra, TextLink } from '@portal/shared/ui';

const Bar = chakra('footer', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    alignItems: 'center',
    // in a window of 768 px all links fit beside the company's name
    columnGap: { base: '5', md: '3', lg: '5' },
    rowGap: { md: '2' },
    pt: '4',
    pb: { base: 'calc({spacing.5} + var(--page-end, 0px))', md: 'calc({spacing.4} + var(--page-end, 0px))' },
    px: 'gutter',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    textStyle: 'xs',
    color: 'fg.subtle',
  },
});

interface FooterProps {
  readonly links: PortalConfig['footer'];
  /** The current year. */
  readonly year: number;
}

/** The footer with the company and the legal links (SHL-14). */
export function Footer({ links, year }: FooterProps) {
  return (
    <Bar data-screen-only="" data-dd-privacy="mask-user-input">
      <chakra.span me="auto" gridColumn="1 / -1">
        © {year} {links.company}
      </chakra.span>
      <TextLink tone="subtle" standalone href={links.internetRisk}>
        Internet Risk
      </TextLink>
      <TextLink tone="subtle" standalone href={links.privacyNotice}>
        Privacy Notice
      </TextLink>
      <TextLink tone="subtle" standalone href={links.transactionNotice}>
        Transaction Notice
      </TextLink>
      <TextLink tone="subtle" standalone href={links.disclaimer}>
        Disclaimer
      </TextLink>
    </Bar>
  );
}
