import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StepBar, Steps } from '@/records/steps/Steps';
import { renderUi } from '../../ui/renderUi';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const names = ['first', 'second', 'third'] as const;

function Walk() {
  const [at, setAt] = useState(0);
  const current = names[at] ?? 'first';
  return (
    <Steps
      label="Steps of the walk"
      steps={names.map((name) => ({ name, label: `The ${name}`, heading: `Take the ${name}` }))}
      current={current}
      unsaved={false}
    >
      <p>At {current}</p>
      <StepBar onBack={at === 0 ? undefined : () => setAt(at - 1)}>
        <button type="button" onClick={() => setAt(at + 1)}>
          Next
        </button>
      </StepBar>
    </Steps>
  );
}

describe('steps', () => {
  const items = () =>
    within(screen.getByRole('list', { name: 'Steps of the walk' })).getAllByRole('listitem');

  it('say which step is current, and which are done', async () => {
    const { user } = renderUi(<Walk />);
    expect(items().map(({ textContent }) => textContent)).toEqual([
      '1The first',
      '2The second',
      '3The third',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('The first');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'The firstdone',
      '2The second',
      '3The third',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('The second');
  });

  it('focus the heading of the step, forward and back, but not at first', async () => {
    const { user } = renderUi(<Walk />);
    expect(screen.getByRole('heading', { name: 'Take the first' })).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Take the second' })).toHaveFocus();
    expect(screen.getByText('At second')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Take the first' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });
});
