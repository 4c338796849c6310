import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { html, json, status, testServer } from '../session/server';
import { clearBrowser, openTab } from '../session/tab';

const server = testServer();
const page = '/clientapi/v1/page';
const person = v.object({ name: v.string() });

beforeEach(clearBrowser);

const ask = (answer: Response, schema: v.GenericSchema = person) => {
  server.on('get', page, () => answer);
  return openTab().api.request(schema, { url: page });
};

describe('an answer that is wanted as JSON', () => {
  it('is parsed by its schema', async () => {
    expect(await ask(json({ name: 'Ann' }))).toEqual({ name: 'Ann' });
  });

  it('what the schema does not name is left out', async () => {
    expect(await ask(json({ name: 'Ann', isAdmin: true }))).toEqual({ name: 'Ann' });
  });

  it('the content type does not matter, nor does a byte order mark', async () => {
    const answer = new HttpResponse('\uFEFF\uFEFF{"name":"Ann"}', {
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(await ask(answer)).toEqual({ name: 'Ann' });
  });

  it('of a repeated key the last counts, and no key reaches a prototype', async () => {
    const anything = v.unknown();
    const answer = await ask(
      new HttpResponse(
        '{"name":"a","name":"b","__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
      ),
      anything,
    );
    expect(answer).toMatchObject({ name: 'b' });
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('a right that comes by way of the prototype is none', async () => {
    const rights = v.object({ isAdmin: v.optional(v.boolean(), false) });
    expect(await ask(new HttpResponse('{"__proto__":{"isAdmin":true}}'), rights)).toEqual({ isAdmin: false });
  });

  it.each([
    ['a page', html()],
    ['204', status(204)],
    ['an empty body', status(200)],
    ['half a document', new HttpResponse('{"name":"An')],
    ['two documents', new HttpResponse('{"name":"a"}{"name":"b"}')],
    ['undefined', new HttpResponse('undefined')],
    ['NaN', new HttpResponse('NaN')],
    ['another type', json({ name: { first: 'Ann' } })],
    ['a missing field', json({})],
    ['null', json(null)],
    ['an array', json([{ name: 'Ann' }])],
    ['a text', json('Ann')],
  ])('%s: unusable, with the status', async (_name, answer) => {
    const code = answer.status;
    await expect(ask(answer)).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'unusable',
      status: code,
      message: 'app.errors.unusable',
    });
  });

  it('null is an answer where the schema allows it', async () => {
    expect(await ask(json(null), v.unknown())).toBeNull();
  });

  it('an answer that is not JSON is unusable even without a schema', async () => {
    await expect(ask(html(), v.unknown())).rejects.toMatchObject({ reason: 'unusable' });
  });

  it('a refusal carries its status and parsed body', async () => {
    await expect(ask(json({ errors: { name: 'required' } }, 422))).rejects.toMatchObject({
      reason: 'refused',
      status: 422,
      body: { errors: { name: 'required' } },
    });
  });

  it('a page as a refusal has no body, and its text is nowhere in the error', async () => {
    const error: unknown = await ask(html(502)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      reason: 'refused',
      status: 502,
      body: undefined,
      message: 'app.errors.server',
    });
    expect(JSON.stringify(error)).not.toContain('<');
  });
});
