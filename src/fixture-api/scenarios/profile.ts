import { refusal } from '../answers';
import { when, withFields } from './answering';
import type { Scenario } from './scenario';

/** A name that must not act as markup, change the text direction or break the layout. */
const hostileName = `<img src=x onerror="alert(1)">${'\u202e'}evil\u0000${'W'.repeat(400)} ${'Z\u0351\u0346'.repeat(20)}`;

const failure = () => refusal(500, 'server_error', 'A scenario of the fixture API');

export const profileScenarios: readonly Scenario[] = [
  {
    name: 'profile-incomplete',
    group: 'profile',
    start: () => when('profile', (_call, pass) => withFields(pass(), ({ permissions }) => ({ permissions }))),
  },
  {
    name: 'profile-hostile',
    group: 'profile',
    start: () =>
      when('profile', (_call, pass) => withFields(pass(), (body) => ({ ...body, name: hostileName }))),
  },
  { name: 'profile-failing', group: 'profile', start: () => when('profile', failure) },
  {
    name: 'profile-recovering',
    group: 'profile',
    start() {
      let asked = 0;
      return when('profile', (_call, pass) => (asked++ === 0 ? failure() : pass()));
    },
  },
];
