import { clearDraft, readDraft, saveDraft } from './checkoutDraft';

const RAHIMA = 'c1';
const KARIM = 'c2';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const form = formOf(`
  <input type="hidden" name="cartUuid" value="x">
  <input type="radio" name="shippingChoice" value="a">
  <input type="radio" name="shippingChoice" value="new" checked>
  <fieldset disabled><input name="billing.name" value="Karim"></fieldset>
  <select name="shipping.division"><option>Dhaka</option><option selected>Khulna</option></select>
  <input type="checkbox" name="isSaved" value="on" checked>
  <input type="checkbox" name="isBillingSame" value="on">
  <textarea name="note">Ring twice</textarea>
  <button name="pressed">Place Order</button>`);

describe('the draft of a checkout', () => {
  beforeEach(clearDraft);

  it('contains all input, even the values of disabled fields', () => {
    saveDraft(RAHIMA, form);
    expect(readDraft(RAHIMA)).toEqual({
      shippingChoice: 'new',
      'billing.name': 'Karim',
      'shipping.division': 'Khulna',
      isSaved: 'on',
      isBillingSame: '',
      note: 'Ring twice',
    });
  });

  it('is available only to its customer, and is deleted when another customer reads the draft', () => {
    saveDraft(RAHIMA, form);
    expect(readDraft(KARIM)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(readDraft(RAHIMA)).toBeUndefined();
  });

  it.each(['{', 'null', '"text"', '[]', '{"customer":"c1"}'])(
    'is undefined if the storage contains the text %s',
    (text) => {
      sessionStorage.setItem(`draft checkout ${RAHIMA}`, text);
      expect(readDraft(RAHIMA)).toBeUndefined();
    },
  );

  it('is not stored if storage is blocked, and nothing fails', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
      jest.spyOn(Storage.prototype, call).mockImplementation(blocked),
    );
    saveDraft(RAHIMA, form);
    expect(readDraft(RAHIMA)).toBeUndefined();
    clearDraft();
    for (const spy of spies) spy.mockRestore();
  });
});
