import { expect, it } from 'vitest';
import { ReachNumbers } from '@/areas/messages/receipts/ReachNumbers';
import { renderUi } from '../../ui/renderUi';

it('shows parts that add up to everybody, in numbers and in the bar', () => {
  const reach = { audience: 88, seen: 69, dismissed: 18, acknowledged: 23, unseen: 20 };
  const { container } = renderUi(
    <ReachNumbers message={{ kind: 'banner', acknowledge: false }} reach={reach} />,
  );
  const numbers = [...container.querySelectorAll('dd')].map(({ textContent }) =>
    Number.parseInt(textContent, 10),
  );
  expect(numbers).toEqual([23, 18, 28, 20]);
  const bar = [...container.querySelectorAll<HTMLElement>('[style*=width]')];
  expect(bar.map(({ style }) => Math.round((Number.parseFloat(style.width) / 100) * 89))).toEqual(numbers);
});
