import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FiguresCoverage, WidgetProps } from '@/ui/shell';
import { idleAtOnce } from '../../support/idle';
import { openFixtureApi } from '../../support/renderApp';
import { named } from '../../support/screens';
import { countPath, layoutPath, openDashboard, permit, seen, stand } from './dashboardScreen';

const fixtures = openFixtureApi({ counts: { users: 10, messages: 4 } });
idleAtOnce();

const days: Record<string, FiguresCoverage['span']> = {
  last4weeks: { from: '2026-10-28', to: '2026-11-24' },
  // The publisher's day, regardless of the browser's.
  today: { from: '2026-11-26', to: '2026-11-26' },
};

/** The requests of the part, in order, with functions to answer them. */
let requests: { period: string; signal: AbortSignal; answer: () => void }[] = [];
let isAnswering = true;
beforeEach(() => {
  requests = [];
  isAnswering = true;
  // Without controlling, whose figures have their own days.
  permit(fixtures, 'dashboard', 'user-management', 'admin_messages');
});

/** A part with one cached request per period. */
function Figures({ period, compare, refreshKey, onFigures }: WidgetProps) {
  const { data } = useQuery({
    queryKey: ['figures', period, compare, refreshKey],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve) => {
        requests.push({ period, signal, answer: () => resolve(period) });
        if (isAnswering) resolve(period);
      }),
    staleTime: 60_000,
  });
  useEffect(() => {
    if (data === undefined) return;
    const span = days[data] ?? { from: '2026-09-01', to: '2026-09-30' };
    const zone = {
      timeZone: 'Pacific/Auckland',
      completeUntil: '2026-11-22',
      today: '2026-11-26',
      weekStart: 1,
    };
    onFigures({ period: data, span, asOf: '2026-01-05T08:30:00Z', ...zone });
  }, [data, onFigures]);
  return <p>{data === undefined ? 'Counting' : `${data} against ${compare}`}</p>;
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

describe('the period of the page', () => {
  it('is chosen above the widgets, kept in the address, and carried to the area', async () => {
    const { user } = await open('?x=1');
    await seen('last4weeks against previousPeriod');
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

  it('can be custom days, which apply once both are valid', async () => {
    const { user } = await open();
    await choose(user, 'Period', 'Custom…');
    const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    // The shown days, without a request.
    await waitFor(() => expect(from).toHaveValue('10/28/2026'));
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
    expect(screen.getByText('More than five years')).toBeVisible();
    expect(location.search).toBe('');
    await type(from, '02/29/2025');
    expect(screen.getByText(/^Enter a date/)).toBeVisible();
    await type(from, '09/01/2026');
    await seen('2026-09-01/2026-10-01 against previousPeriod');
    expect(location.search).toBe('?period=2026-09-01%2F2026-10-01');
    expect(await titleLink()).toHaveAttribute('href', expect.stringContaining('2026-09-01%2F2026-10-01'));
  });

  it('shows the last of three quick choices, in whatever order the answers arrive', async () => {
    const { user } = await open();
    await screen.findByText(/^last4weeks/);
    isAnswering = false;
    const chosen = ['Today', 'Last 7 days', 'This week'];
    for (const name of chosen) await choose(user, 'Period', name);
    await waitFor(() => expect(requests).toHaveLength(4));
    const [, ...later] = requests;
    expect(later.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    for (const { answer } of later.toReversed()) answer();
    await seen('thisWeek against previousPeriod');
    expect(await field('Period')).toHaveTextContent('This week');
  });

  it('is kept for the next visit, and Back leads to what was shown', async () => {
    const { user } = await open();
    await seen('last4weeks against previousPeriod');
    await choose(user, 'Period', 'Last month');
    await seen('lastMonth against previousPeriod');
    const menu = within(screen.getByRole('navigation'));
    await user.click(menu.getByRole('link', { name: 'Messages' }));
    await screen.findByRole('heading', { name: 'Messages', level: 1 });
    await user.click(menu.getByRole('link', { name: 'Dashboard' }));
    await seen('lastMonth against previousPeriod');
    expect(location.search).toBe('?period=lastMonth');
    await choose(user, 'Period', 'Last 4 weeks');
    await seen('last4weeks against previousPeriod');
    expect(location.search).toBe('');
    window.history.back();
    await seen('lastMonth against previousPeriod');
  });

  it('uses and shows the publisher’s current day', async () => {
    await open('?period=today');
    await seen(/Nov 26, 2026 · Time zone Pacific\/Auckland/);
    expect(requests.map(({ period }) => period)).toEqual(['today']);
  });
});

it('says the time of the oldest number on the page, and of none that was removed from it', async () => {
  const widgets = ['stand/readers', 'user-management/users', 'messages/phases'];
  const layout = widgets.map((widget) => ({ widget, size: 'm' }));
  fixtures.server.use(
    http.get(layoutPath, () => HttpResponse.json({ id: 'own', source: 'own', version: 0, widgets: layout })),
    ...[
      ['users', '2026-02-05T08:30:00Z'],
      ['messages', '2026-03-05T08:30:00Z'],
    ].map(([resource = '', asOf]) =>
      http.post(countPath(resource), async ({ request }) => {
        const { filters } = (await request.clone().json()) as { filters: object };
        const counts = Object.fromEntries(Object.keys(filters).map((name) => [name, 1]));
        return HttpResponse.json({ counts, asOf });
      }),
    ),
  );
  const { user } = await open();
  await seen(/^As of Jan 5, 2026/);
  await user.click(screen.getByRole('button', { name: 'Arrange' }));
  const remove = async (name: string) =>
    user.click(await screen.findByRole('button', { name: named(`Remove ${name}`) }));
  await remove(title);
  await remove('Users');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen(/^As of Mar 5, 2026/);
});
