import type { Warning } from '#contract/conversations.ts';
import type { ConceptName } from './warning-concepts.ts';

/**
 * When a message gets a warning: all of these concepts occur close to the first one, in any order.
 *
 * said    required concepts; each inner list holds alternatives.
 * within  maximum number of words between the first concept and each of the others.
 * unless  concepts that make the message harmless when one of them is near.
 */
export interface WarningRule {
  readonly warning: Warning;
  readonly said: readonly (readonly ConceptName[])[];
  readonly within: number;
  readonly unless: readonly ConceptName[];
}

function rule(warning: Warning, said: string, within: number, unless = ''): WarningRule {
  const names = (list: string, by: string | RegExp) => list.split(by).filter((name) => name !== '') as ConceptName[];
  return { warning, said: said.split(' + ').map((each) => names(each, '|')), within, unless: names(unless, ' ') };
}

export const WARNING_RULES: readonly WarningRule[] = [
  rule('outsidePayment', 'advance + demand|amount', 7, 'offersSelf wonders wondersAloud noNeed'),
  rule('outsidePayment', 'payNow + ahead|urgent|reserve', 8, 'atPickUp offersSelf wonders wondersAloud'),
  rule('outsidePayment', 'ahead + transfer|payNow', 6, 'atPickUp offersSelf thanks noNeed wonders wondersAloud'),
  rule('outsidePayment', 'blikCode', 0, 'offersSelf wonders wondersAloud atPickUp cautions'),
  rule('outsidePayment', 'blikPay + demand|payNow', 4, 'atPickUp offersSelf wonders wondersAloud'),
  rule('outsidePayment', 'giftCard + give|payNow|buy', 9, 'stay'),
  rule('outsidePayment', 'moneyService', 0),
  rule('outsidePayment', 'crypto', 0),
  rule('outsidePayment', 'fee + payNow|demand|transfer', 8, 'noNeed stay'),
  rule('outsidePayment', 'friendsPay + wallet|transfer|payNow', 8),
  rule('outsidePayment', 'tooMuch + sendBack', 14),
  rule('courierLink', 'courierLinkMark', 0),
  rule('courierLink', 'getMoney + link|form|cardWord', 25, 'tellsOfFraud cautions'),
  rule('courierLink', 'receive + funds + page|checkMail + act', 14, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'receive + funds + page + mustDo', 14, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'funds + byMessage + press', 14, 'tracking cautions tellsOfFraud invoice'),
  rule('courierLink', 'activate + receive + funds', 5, 'cautions tellsOfFraud'),
  rule('courierLink', 'paidFor + link|byMessage + approve|press', 14, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'receive + funds + link', 9, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'funds + held + page|link|sale|checkMail', 14, 'cautions tellsOfFraud'),
  rule('courierLink', 'approve + page + courier', 7, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'paidFor + page|link|checkMail + act + receive|sale|held', 18, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'bankDoor + link|page|receive|paidFor', 14, 'cautions tellsOfFraud'),
  rule('courierLink', 'getMoney + click', 15, 'tracking cautions'),
  rule('courierLink', 'paidAlready + link|checkMail + openLink|confirmIt|checkMail|form', 25, 'tracking cautions'),
  rule('courierLink', 'confirmIt|form + link + courier|payment|account', 20, 'tracking tellsOfFraud'),
  rule('courierLink', 'openLink + link + courier|payment|account', 20, 'tracking cautions tellsOfFraud'),
  rule('courierLink', 'courierPerson + brings + cash', 8),
  rule('courierLink', 'courierPays', 0),
  rule('courierLink', 'checkMail + getMoney|paidAlready', 20),
  rule('courierLink', 'giveEmail + link|getMoney|paidAlready|sendsLink', 20),
  rule('courierLink', 'prize + link|openLink|form|confirmIt', 25),
  rule('courierLink', 'threat + link|confirmIt|form', 20),
  rule('otherMessenger', 'messenger', 0, 'cautions congratulations hasNone'),
  rule('otherMessenger', 'social + move|phoneMark|myNumber', 6),
  rule('otherMessenger', 'writeNumber + phoneMark', 5, 'arrival'),
  rule('otherMessenger', 'hereNot + emailMark|social|writeMe', 15),
  rule('cardData', 'cardNumber + give', 9, 'cautions otherCard'),
  rule('cardData', 'secretCode + give', 9, 'wifi gate pickUpCode cautions'),
  rule('cardData', 'cvv', 0, 'cautions'),
  rule('cardData', 'remoteTool', 0, 'cautions tellsOfFraud'),
  rule('cardData', 'install + app + link|funds|bankDoor', 12, 'cautions tellsOfFraud'),
  rule('cardData', 'bankApp + approve', 8, 'cautions tellsOfFraud'),
];
