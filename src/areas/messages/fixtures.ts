import { defineFixtures } from '@/fixture-api/defineFixtures';
import { messageCalls } from './fixtures/messageCalls';
import { messages } from './fixtures/messages';
import { readerCalls } from './fixtures/readerCalls';
import { messageReceipts, receiptCalls } from './fixtures/receiptCalls';
import { messageTests } from './fixtures/testCall';

export const fixtures = defineFixtures({
  permission: 'admin_messages',
  resources: { messages, 'message-receipts': messageReceipts, 'message-tests': messageTests },
  calls: [...messageCalls, ...receiptCalls, ...readerCalls],
});
