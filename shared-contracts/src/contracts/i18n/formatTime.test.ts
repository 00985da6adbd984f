import { formatTime } from './formatTime';

it.each([
  ['00:05', '12:05 am', 'রাত ১২:০৫', '0 h 05'],
  ['04:00', '4:00 am', 'ভোর ৪:০০', '4 h 00'],
  ['11:59', '11:59 am', 'সকাল ১১:৫৯', '11 h 59'],
  ['12:00', '12:00 pm', 'দুপুর ১২:০০', '12 h 00'],
  ['15:05', '3:05 pm', 'বিকাল ৩:০৫', '15 h 05'],
  ['19:30', '7:30 pm', 'সন্ধ্যা ৭:৩০', '19 h 30'],
  ['22:00', '10:00 pm', 'রাত ১০:০০', '22 h 00'],
])('formatTime writes %s in Dhaka as "%s" (en), "%s" (bn) and "%s" (fr)', (time, en, bn, fr) => {
  const iso = new Date(`2024-05-05T${time}:00+06:00`).toISOString();
  expect([formatTime(iso, 'en'), formatTime(iso, 'bn'), formatTime(iso, 'fr')]).toEqual([
    en,
    bn,
    fr,
  ]);
});
