// Papers of offices: captions and values in plenty, hardly one of which is a fact about a person. What is told of them unasked is wrong.
import { words } from '#catalogue/document-types/declaration.ts';
import type { Paper } from '../paper.ts';

const nobodysFacts = words(`
  full_name surname given_names date_of_birth place_of_birth nationality sex ssn passport_number license_number occupation
  lease_term height weight phone place_of_marriage
`);

const office = (about: string, text: string, stated: readonly string[] = []): Paper => ({
  type: 'other',
  about,
  text,
  absent: nobodysFacts.filter((name) => !stated.includes(name)),
});

export const officePapers: readonly Paper[] = [
  office(
    'laboratory request with a stamped number in the foot',
    `
# REQUEST FOR ANALYSIS
LAB NO.: 4471-B            RECEIVED: 5/02/89
SAMPLE DESCRIPTION: Filter paper, lot 22
SAMPLE SIZE: 48            BATCH WEIGHT: 2.4 kg
TEST METHOD: M-117         PRIORITY: Routine
TARGET LENGTH   84 mm
MOISTURE        12.2 %
RESULTS TO: Quality Control
REMARKS: Repeat if above limit
                                                   50441873`,
  ),
  office(
    'fax sheet',
    `
SUMMIT FREIGHT LINES
# FAX TRANSMITTAL
PAGES TO FOLLOW: 3
SUBJECT: Revised delivery windows
URGENT (X)    FOR REVIEW ( )    PLEASE REPLY ( )
This message is meant for the addressee alone. If it reached you in
error, call the sender and destroy all copies.
                                                   2060117734`,
  ),
  office(
    'order for maintenance',
    `
# WORK ORDER
ORDER NO. 20881        BUILDING C        FLOOR 3
EQUIPMENT              Conveyor belt 7
FAULT REPORTED         Motor overheats after an hour
ESTIMATED HOURS        6
PARTS                  Bearing 6204, V-belt A42
CHARGE TO              Plant overhead 4100
DATE NEEDED            Sept. 14
STATUS                 Waiting for parts
81002956`,
  ),
  office(
    'authorisation of an advertisement',
    `
# MEDIA INSERTION
CLIENT: Orchard Valley Dairy
BRAND: Meadow Spread          CAMPAIGN: Spring Kitchen
PUBLICATION: Country Table    ISSUE: April
SPACE: Full page, four colour
GROSS COST: $14,250           NET COST: $12,112
POSITION: Right hand, far forward
COPY CODE: MS-17
CLOSING DATE: February 20`,
  ),
  office(
    'report of a visit to a shop',
    `
# FIELD VISIT
STORE CHAIN: Corner Basket       REGION: Upper Lakes
VOLUME: 640 cases                DISTRIBUTION: 71%
DISPLAY: End aisle               COUPON: Yes
COMPETITIVE ACTIVITY: Price cut on multipacks
PROMOTION PERIOD: May - July
COMMENTS: Manager asked for a larger header card`,
  ),
  office(
    'minutes in a table',
    `
# WEEKLY COORDINATION
TOPIC             OWNER           DUE        STATE
Label artwork     Graphics        6/10       Approved
Shelf test        Research        6/24       Under way
Trade letter      Legal           6/03       Late
Next meeting: Thursday, Room 214
Copies: File, Marketing, Legal`,
  ),
  office(
    'slip of a warehouse',
    `
PICKING SLIP
SLIP 77310            ZONE D4
ITEM        DESCRIPTION            QTY     BIN
A-220       Hex bolts M8           400     D4-11
A-305       Washers M8             800     D4-12
C-018       Thread locker           12     D1-02
PICKED (X)   CHECKED ( )   LOADED ( )
CARRIER: Rail
GROSS WEIGHT: 61 kg
COLLI: 3`,
  ),
  office(
    'proposal of a study',
    `
# RESEARCH PROPOSAL
PROJECT TITLE: Freshness of sliced bread in film
PROJECT NO.: R-2204
OBJECTIVE: Compare two films over ten days
METHOD: Triangle test, 36 panelists
TOTAL COST: $8,400
BUDGET CODE: 55-10
TIMING: Field work 3 weeks, report 2 weeks
SUPPLIER: Harbour Test Kitchens`,
  ),
];
