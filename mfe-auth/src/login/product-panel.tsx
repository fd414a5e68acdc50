import { chakra } from '@portal/shared/ui';
import { Clock, Receipt, ShieldCheck } from 'lucide-react';
import { SamplePortfolio } from './sample-portfolio.tsx';

const Panel = chakra('aside', {
  base: {
    position: 'relative',
    display: { base: 'none', lg: 'grid' },
    alignItems: 'center',
    overflow: 'hidden',
    m: '3',
    borderRadius: '20px',
    bg: 'panel.bg',
    color: 'panel.fg',
  },
});

const Flower = chakra('svg', {
  base: {
    position: 'absolute',
    insetEnd: '-560px',
    bottom: '-560px',
    w: '1120px',
    maxW: 'none',
    h: '1120px',
    opacity: 0.22,
    maskImage: 'radial-gradient(circle, #000 8%, transparent 52%)',
  },
});

const Words = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '36px',
    w: 'full',
    maxW: '520px',
    mx: 'auto',
    px: '10',
    py: '12',
  },
});

const Lead = chakra('p', { base: { textStyle: '2xl', fontWeight: 'button', textWrap: 'balance' } });
const List = chakra('ul', { base: { display: 'grid', gap: '3', color: 'panel.muted', listStyle: 'none' } });
const Item = chakra('li', { base: { display: 'flex', gap: '3' } });

const longPetal = 'M0 0C-3.6 -4 -3.1 -9 0 -14.8 3.1 -9 3.6 -4 0 0Z';
const shortPetal = 'M0 0C-2.6 -4 -3.1 -9 0 -12.4 3.1 -9 2.6 -4 0 0Z';
const turns = Array.from({ length: 16 }, (_, petal) => petal * 22.5);

const benefits = [
  [ShieldCheck, 'Suitability checked when you choose the fund'],
  [Receipt, 'Limits, charge and price date before you send'],
  [Clock, 'Every application followed to completion'],
] as const;

/** Shows what the portal does. Hidden where it has no room beside the sign-in. */
export function ProductPanel() {
  return (
    <Panel aria-label="What the portal does">
      <Flower viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth=".045">
          {turns.map((turn, petal) => (
            <path key={turn} d={petal % 2 === 0 ? longPetal : shortPetal} transform={`rotate(${turn})`} />
          ))}
          <circle r="3.2" />
          <circle r="1.4" />
        </g>
      </Flower>
      <Words>
        <Lead>Your customer’s whole portfolio, and every next step, on one screen.</Lead>
        <SamplePortfolio />
        <List>
          {benefits.map(([Mark, benefit]) => (
            <Item key={benefit}>
              <Mark size={18} strokeWidth={1.75} aria-hidden />
              {benefit}
            </Item>
          ))}
        </List>
      </Words>
    </Panel>
  );
}
