import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FiguresTold, WidgetProps } from '@/ui/shell';
import { idleAtOnce } from '../../support/idle';
import { openFixtureApi } from '../../support/renderApp';
import { inWidget, layoutPath, openDashboard, permit, seen, stand } from './dashboardScreen';

const fixtures = openFixtureApi({ counts: { users: 10, messages: 4 } });
idleAtOnce();

const days: Record<string, FiguresTold['span']> = {
  last30days: { from: '2026-10-26', to: '2026-11-24' },
  // The day of the publisher, whatever the browser's is.
  today: { from: '2026-11-26', to: '2026-11-26' },
};

/** What the part has asked for, in its order, and what lets the answers come. */
let asked: { period: string; signal: AbortSignal; answer: () => void }[] = [];
let isAnswering = true;
beforeEach(() => {
  asked = [];
  isAnswering = true;
  // Leaves out the figures of controlling, which have days of their own.
  permit(fixtures, 'dashboard', 'user-management', 'admin_messages');
});

/** A part as an area would bring it: one question for each period, kept for a minute. */
function Figures({ period, compare, refreshKey, onTold }: WidgetProps) {
  const { data } = useQuery({
    queryKey: ['figures', period, compare, refreshKey],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve) => {
        asked.push({ period, signal, answer: () => resolve(period) });
        if (isAnswering) resolve(period);
      }),
    staleTime: 60_000,
  });
  useEffect(() => {
    if (data === undefined) return;
    const span = days[data] ?? { from: '2026-09-01', to: '2026-09-30' };
    const zone = { timeZone: 'Pacific/Auckland', completeUntil: '2026-11-22', today: '2026-11-26' };
    onTold({ period: data, span, asOf: '2026-01-05T08:30:00Z', ...zone });
  }, [data, onTold]);
  return <p>{data === undefined ? 'Counting' : `${data} against ${compare ?? 'none'}`}</p>;
}

const open = (search = '') =>
  openDashboard(search, {
    furtherAreas: [
      stand([
        {
          key: 'readers',
          kind: 'part',
          period: true,
          search: { metrics: 'active_readers' },
          size: 's',
          order: 1,
          load: async () => Figures,
        },
      ]),
    ],
  });

/** The area of the part has no texts. */
const title = 'areas.stand.caption';

const field = (name: string) => screen.findByRole('combobox', { name });

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(await field(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

const titleLink = async () => within(await screen.findByRole('heading', { name: title })).getByRole('link');

const arrange = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Arrange' }));

describe('the period of the page', () => {
  it('is chosen above the widgets, stands in the address, and goes along to the area', async () => {
    const { user } = await open('?x=1');
    await seen('last30days against previousPeriod');
    await choose(user, 'Period', 'Last 90 days');
    await seen('last90days against previousPeriod');
    await choose(user, 'Compare with', 'No comparison');
    await seen('last90days against none');
    expect(location.search).toBe('?x=1&period=last90days&compare=none');
    expect(await titleLink()).toHaveAttribute(
      'href',
      '/stand?metrics=active_readers&period=last90days&compare=none',
    );
  });

  it('can be days of one’s own, which count once both make sense', async () => {
    const { user } = await open();
    await choose(user, 'Period', 'Custom…');
    const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    // The days on view, which ask for nothing anew.
    await waitFor(() => expect(from).toHaveValue('10/26/2026'));
    expect(to).toHaveValue('11/24/2026');
    expect(location.search).toBe('');
    const type = async (field: HTMLElement, day: string) => {
      await user.clear(field);
      await user.paste(day);
      await user.keyboard('{Enter}');
    };
    await type(to, '10/01/2026');
    expect(screen.getByText('Before the first day')).toBeVisible();
    await type(from, '01/01/2001');
    expect(screen.getByText('These are more than five years')).toBeVisible();
    expect(location.search).toBe('');
    await type(from, '09/01/2026');
    await seen('2026-09-01/2026-10-01 against previousPeriod');
    expect(location.search).toBe('?from=2026-09-01&to=2026-10-01');
    expect(await titleLink()).toHaveAttribute('href', expect.stringContaining('2026-09-01%2F2026-10-01'));
  });

  it('DB12 shows the last of three that are chosen within a second, in whatever order the answers come', async () => {
    const { user } = await open();
    await screen.findByText(/^last30days/);
    isAnswering = false;
    const chosen = ['Today', 'Last 7 days', 'This week'];
    for (const name of chosen) await choose(user, 'Period', name);
    await waitFor(() => expect(asked).toHaveLength(4));
    const [, ...later] = asked;
    expect(later.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    for (const { answer } of later.toReversed()) answer();
    await seen('thisWeek against previousPeriod');
    expect(await field('Period')).toHaveTextContent('This week');
  });

  it('DB27 means by today the day of the publisher, and says which one that is', async () => {
    await open('?period=today');
    await seen(/Nov 26, 2026 · days of Pacific\/Auckland/);
    expect(asked.map(({ period }) => period)).toEqual(['today']);
  });
});

describe('a period of a widget’s own', () => {
  it('DB15 is pinned while arranging, is kept, said, and carried by the link', async () => {
    const { user } = await open();
    await arrange(user);
    await choose(user, `Period of ${title}`, 'Last year');
    expect(await screen.findByText(`${title}: Last year`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('lastYear against previousPeriod');
    const [saved] = fixtures.calls(layoutPath, 'PUT').map(({ body }) => JSON.parse(body));
    expect(saved.widgets).toContainEqual({ widget: 'stand/readers', size: 's', period: 'lastYear' });
    expect(await (await inWidget(title)).findByText('Always: Last year')).toBeVisible();
    expect(await titleLink()).toHaveAttribute('href', expect.stringContaining('period=lastYear'));
    await choose(user, 'Period', 'Today');
    expect(screen.getByText('lastYear against previousPeriod')).toBeVisible();
    // The line is about the page, of which nothing was counted.
    expect(screen.getByText(/^days of Pacific\/Auckland/)).toBeVisible();

    await arrange(user);
    await choose(user, `Period of ${title}`, 'Same as the page');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('today against previousPeriod');
    expect(screen.queryByText(/^Always/)).toBeNull();
  });
});
