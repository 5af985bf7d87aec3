// What the demo world's catalogue holds. Makers and ranges are named as plain facts; references are invented.

type Names = readonly [fr: string, en: string]
type Task = readonly [fr: string, en: string, months: number]

export type DemoClass = {
  type: 'PRODUCT' | 'MATERIAL'
  nature: string
  name: Names
  isBoiler?: true
  lifespan?: number
  tasks?: readonly Task[]
}

const equipment = (nature: string, name: Names, lifespan: number, tasks: readonly Task[] = []): DemoClass => ({
  type: 'PRODUCT',
  nature,
  name,
  lifespan,
  tasks,
})
const material = (nature: string, name: Names): DemoClass => ({ type: 'MATERIAL', nature, name })

const filters: Task = ['Nettoyer les filtres', 'Clean the filters', 6]
const boilerTasks: Task[] = [
  ['Entretien annuel obligatoire', 'Mandatory yearly maintenance', 12],
  ['Ramonage du conduit', 'Flue sweeping', 12],
]

export const classes = {
  boiler: { ...equipment('boiler', ['Chaudière', 'Boiler'], 20, boilerTasks), isBoiler: true },
  heat_pump: equipment('heat_pump', ['Pompe à chaleur', 'Heat pump'], 17, [
    filters,
    ['Entretien par un professionnel', 'Professional maintenance', 24],
  ]),
  water_heater: equipment('water_heater', ['Production d’eau chaude', 'Water heating'], 15, [
    ['Vérifier le groupe de sécurité', 'Check the safety valve', 1],
    ['Détartrage de la cuve', 'Descaling of the tank', 36],
  ]),
  stove: equipment('stove', ['Poêle', 'Stove'], 20, [['Ramonage du conduit', 'Flue sweeping', 6]]),
  emitter: equipment('heating', ['Émetteur de chaleur', 'Heat emitter'], 25, [
    ['Dépoussiérage et purge', 'Dusting and bleeding', 12],
  ]),
  ventilation: equipment('ventilation', ['Ventilation', 'Ventilation'], 17, [
    ['Nettoyer les bouches d’extraction', 'Clean the extract vents', 3],
    ['Entretien du caisson', 'Maintenance of the unit', 36],
  ]),
  electricity: equipment('electricity', ['Électricité', 'Electricity'], 30),
  safety: equipment('safety', ['Sécurité', 'Safety'], 10, [['Tester l’alarme', 'Test the alarm', 1]]),
  solar: equipment('solar', ['Production solaire', 'Solar production'], 25, [
    ['Contrôle visuel et nettoyage', 'Visual check and cleaning', 12],
  ]),
  closing: equipment('closing', ['Fermeture', 'Shutters and gates'], 20, [
    ['Graisser les rails', 'Grease the rails', 12],
  ]),
  water: equipment('water', ['Traitement de l’eau', 'Water treatment'], 12, [
    ['Recharger en sel', 'Refill with salt', 2],
  ]),
  insulation: material('insulation', ['Isolant', 'Insulation']),
  structure: material('structure', ['Structure', 'Structure']),
  window: material('window', ['Menuiserie vitrée', 'Glazed joinery']),
  facing: material('covering', ['Revêtement de façade', 'Façade covering']),
  roofing: material('roofing', ['Couverture', 'Roofing']),
  finish: material('finish', ['Revêtement intérieur', 'Interior finish']),
} satisfies Record<string, DemoClass>
export type ClassCode = keyof typeof classes

/** The categories: the first level, and what stands below. */
export const categories: { code: string; name: Names; below: Record<string, Names> }[] = [
  {
    code: 'heating',
    name: ['Chauffage', 'Heating'],
    below: {
      boilers: ['Chaudières', 'Boilers'],
      heat_pumps: ['Pompes à chaleur', 'Heat pumps'],
      stoves: ['Poêles et inserts', 'Stoves and inserts'],
      emitters: ['Radiateurs et régulation', 'Radiators and controls'],
    },
  },
  {
    code: 'hot_water',
    name: ['Eau chaude et sanitaire', 'Hot water and plumbing'],
    below: { water_heaters: ['Chauffe-eau', 'Water heaters'], water: ['Traitement de l’eau', 'Water treatment'] },
  },
  { code: 'ventilation', name: ['Ventilation', 'Ventilation'], below: {} },
  {
    code: 'electricity',
    name: ['Électricité', 'Electricity'],
    below: {
      power: ['Tableau et recharge', 'Switchboard and charging'],
      solar: ['Photovoltaïque', 'Solar power'],
      safety: ['Sécurité et alarme', 'Safety and alarm'],
    },
  },
  {
    code: 'joinery',
    name: ['Menuiseries et fermetures', 'Joinery, shutters and gates'],
    below: {
      windows: ['Fenêtres et portes', 'Windows and doors'],
      closings: ['Volets et portails', 'Shutters and gates'],
    },
  },
  {
    code: 'envelope',
    name: ['Enveloppe du bâtiment', 'Building envelope'],
    below: {
      insulation: ['Isolants', 'Insulation'],
      structure: ['Structure', 'Structure'],
      facade: ['Façade', 'Façade'],
      roof: ['Couverture', 'Roofing'],
    },
  },
  {
    code: 'finish',
    name: ['Revêtements intérieurs', 'Interior finishes'],
    below: { floors: ['Sols', 'Floors'], walls: ['Murs et plafonds', 'Walls and ceilings'] },
  },
]

/** Models by maker; the part after a colon is the reference. */
type Models = Record<string, readonly string[]>
export type DemoGeneric = { name: string; category: string; class: ClassCode; models: Models }
const generic = (category: string, ofClass: ClassCode, name: string, models: Models = {}): DemoGeneric => ({
  name,
  category,
  class: ofClass,
  models,
})

export const generics: DemoGeneric[] = [
  generic('boilers', 'boiler', 'Chaudière gaz à condensation', {
    'Saunier Duval': ['Thema Condens FAS 25:SD-TCF|25|A', 'Isofast Condens F35:SD-IFC|35|A'],
    Viessmann: ['Vitodens 200-W:B2HF|26', 'Vitodens 100-W:B1HC|19'],
    Frisquet: ['Hydromotrix Condensation:A4AL|20', 'Prestige Condensation:A4BN|25'],
    'De Dietrich': ['Naneo EMC-M:EMC-M|24|28'],
    'elm.leblanc': ['Mégalis Condens:NGVA|24'],
    Vaillant: ['ecoTEC plus:VUW|306|5-5', 'ecoTEC pro:VUW|246|5-3'],
    Chaffoteaux: ['Talia Green:TGS|25'],
    Atlantic: ['Naia 2:NAIA2|25', 'Naema 2:NAEMA2|30'],
    Chappée: ['Initia+ Duo 3.24 HTE:IP|3.24'],
  }),
  generic('boilers', 'boiler', 'Chaudière gaz murale', {
    Viessmann: ['Vitopend WHSA:WHSA|24'],
    Ideal: ['Logic Combi:LC|24'],
  }),
  generic('boilers', 'boiler', 'Chaudière fioul à condensation', {
    'De Dietrich': ['Modulens O:AFC|24'],
    Oertli: ['Oertlinox:ORC|24'],
  }),
  generic('heat_pumps', 'heat_pump', 'Pompe à chaleur air/eau', {
    Atlantic: ['Alféa Extensa Duo:AED|8', 'Loria Duo:LD|6006'],
    Viessmann: ['Vitocal 150-A:AWO-E|151', 'Vitocal 250-A:AWO-E|251'],
    Bosch: ['Compress 3400i:CS3400i|AWS8'],
    'De Dietrich': ['Alezio S V200:ALZ|V200'],
    Daikin: ['Altherma 3 R:EHVX|08'],
    Thermalia: ['Hélia 8:TH|HEL|8', 'Hélia 11:TH|HEL|11'],
  }),
  generic('heat_pumps', 'heat_pump', 'Pompe à chaleur air/air', {
    Daikin: ['Perfera:FTXM|35', 'Stylish:FTXA|25'],
    Atlantic: ['Takao M3:ASYG|12'],
  }),
  generic('stoves', 'stove', 'Poêle à granulés', { Invicta: ['Ilia:P6|IL'], MCZ: ['Ego 2.0:EGO|8', 'Suite:SUI|10'] }),
  generic('stoves', 'stove', 'Poêle à bois', { Invicta: ['Chamane:P6|CH'], Jøtul: ['F 305:JO|305'] }),
  generic('emitters', 'emitter', 'Radiateur à eau', { Acova: ['Fassane:VX|180'], Finimetal: ['Reggane 3000:RG|22'] }),
  generic('emitters', 'emitter', 'Radiateur électrique', {
    Atlantic: ['Nirvana Neo:NN|1500', 'Oniris:ON|1000'],
    Thermor: ['Ovation 3:OV3|1250'],
    Acova: ['Mohair Horizontal:TSMA|150'],
  }),
  generic('emitters', 'emitter', 'Sèche-serviettes', { Acova: ['Atoll Spa:TSX|050'], Thermor: ['Riva 4:RV4|0750'] }),
  generic('emitters', 'emitter', 'Plancher chauffant hydraulique', { Rehau: ['Varionova:VN|30'] }),
  generic('emitters', 'emitter', 'Thermostat connecté', {
    Netatmo: ['Thermostat modulant:NTH|MOD'],
    'Delta Dore': ['Tybox 5101:TYB|5101'],
  }),
  generic('water_heaters', 'water_heater', 'Chauffe-eau thermodynamique', {
    Atlantic: ['Calypso Connecté:CAL|200', 'Explorer V4:EXP|270'],
    Thermor: ['Aéromax 5:AX5|200'],
    Ariston: ['Nuos Plus Wi-Fi:NPW|250'],
    Thermalia: ['Onda 200:TH|OND|200'],
  }),
  generic('water_heaters', 'water_heater', 'Chauffe-eau électrique', {
    Atlantic: ['Zénéo:ZEN|200', 'Linéo:LIN|80'],
    Thermor: ['Duralis:DUR|150'],
    Ariston: ['Velis Evo:VEL|65'],
  }),
  generic('water_heaters', 'water_heater', 'Chauffe-eau solaire individuel', { Viessmann: ['Vitosol 200-FM:SV2F|2'] }),
  generic('water', 'water', 'Adoucisseur d’eau', { Bosch: ['Soft 21:SO|21'], Cillit: ['Parat Compact:PC|18'] }),
  generic('ventilation', 'ventilation', 'VMC simple flux hygroréglable', {
    Aldes: ['EasyHome Hygro:EHH|11026', 'Bahia Compact:BAC|11023'],
    Atlantic: ['Hygrocosy BC:HBC|412'],
    Unelvent: ['Ozeo Ecowatt:OZE|603'],
  }),
  generic('ventilation', 'ventilation', 'VMC double flux', {
    Aldes: ['InspirAIR Home SC240:IAH|240', 'Dee Fly Cube 300:DFC|300'],
    Atlantic: ['Duocosy HR:DHR|526'],
    Zehnder: ['ComfoAir Q350:CAQ|350'],
  }),
  generic('ventilation', 'ventilation', 'Bouche d’extraction', { Aldes: ['BAP Color:BAP|C'] }),
  generic('power', 'electricity', 'Tableau électrique', {
    Legrand: ['Drivia:DRV|401'],
    Schneider: ['Resi9:R9|H13'],
    Hager: ['Gamma+:GD|313'],
  }),
  generic('power', 'electricity', 'Borne de recharge', { Legrand: ['Green’Up:GU|059'], Hager: ['Witty:XEV|1K'] }),
  generic('power', 'electricity', 'Interphone vidéo', { Legrand: ['Classe 300:C300|X'], Urmet: ['Note 2:NT|1722'] }),
  generic('solar', 'solar', 'Panneau photovoltaïque', {
    DualSun: ['Flash 500:DSF|500'],
    Systovi: ['V-Sys:VS|375'],
    Sunpower: ['Maxeon 6:SPR|440'],
  }),
  generic('solar', 'solar', 'Onduleur', { Enphase: ['IQ8+:IQ8P|72'], SMA: ['Sunny Boy 3.0:SB|3.0'] }),
  generic('safety', 'safety', 'Détecteur de fumée', {
    Legrand: ['DAAF 10 ans:DAAF|L'],
    Kidde: ['10Y29:KID|10Y'],
    Netatmo: ['Détecteur intelligent:NSA|PRO'],
  }),
  generic('safety', 'safety', 'Alarme intrusion', { 'Delta Dore': ['Tyxal+:TYX|641'] }),
  generic('windows', 'window', 'Fenêtre', {
    K·Line: ['KL-FP:KL|FP|ALU', 'KL-FE:KL|FE|ALU'],
    Tryba: ['T84:T84|PVC', 'T70:T70|PVC'],
    Bouvet: ['Luminescence:LUM|BOIS'],
    Internorm: ['HF 410:HF|410'],
  }),
  generic('windows', 'window', 'Porte-fenêtre', { K·Line: ['KL-BX:KL|BX|ALU'], Tryba: ['T84 PF:T84|PF'] }),
  generic('windows', 'window', 'Fenêtre de toit', {
    Velux: ['GGL Confort:GGL|SK06', 'GGU Tout Confort:GGU|MK04'],
    Roto: ['Designo R6:R6|65'],
  }),
  generic('windows', 'window', 'Porte d’entrée vitrée', { K·Line: ['Hybride 2:HY|2'], "Bel'M": ['Séraphine:BM|SER'] }),
  generic('windows', 'window', 'Châssis fixe'),
  generic('windows', 'window', 'Façade rideau vitrée', { Technal: ['Tental:TE|60'], Schüco: ['FWS 50:FWS|50'] }),
  generic('windows', 'window', 'Bloc-baie'),
  generic('windows', 'window', 'Brique de verre'),
  generic('closings', 'closing', 'Volet roulant', { Somfy: ['Oximo io:OX|io'], Bubendorff: ['ID3:ID3|H'] }),
  generic('closings', 'closing', 'Porte de garage', { Hörmann: ['RenoMatic:RM|42'], Novoferm: ['Iso 45:ISO|45'] }),
  generic('closings', 'closing', 'Portail motorisé', { Somfy: ['Elixo:ELX|500'] }),
  generic('insulation', 'insulation', 'Laine de verre (LV)', {
    Isover: ['GR 32 Roulé Revêtu:GR32|100', 'Isoconfort 35:IC35|200', 'Integra Reno:INT|80'],
    Knauf: ['TI 212:TI|212', 'Naturoll 032:NAT|032'],
    Ursa: ['Hometec 35:HT|35'],
  }),
  generic('insulation', 'insulation', 'Laine de roche (LR)', {
    Rockwool: ['Rockmur:RM|120', 'Jetrock 2:JR|2'],
    Knauf: ['Smart Roof:SR|80'],
  }),
  generic('insulation', 'insulation', 'Polystyrène expansé (PSE)', {
    Knauf: ['XTherm ITEx:XT|140', 'Therm Sol:TS|70'],
    Placo: ['Cellomur Ultra:CU|120'],
  }),
  generic('insulation', 'insulation', 'Polystyrène extrudé (XPS)', {
    Soprema: ['XPS SL:SL|100'],
    Ursa: ['XPS HR:HR|80'],
  }),
  generic('insulation', 'insulation', 'Polyuréthane (PU)', {
    Soprema: ['Efisol TMS:TMS|80', 'Efigreen Duo+:ED|100'],
    Kingspan: ['Utherm Sol:US|60'],
  }),
  generic('insulation', 'insulation', 'Laine de bois', {
    Steico: ['Flex 036:SF|145', 'Protect Dry:SP|60'],
    Pavatex: ['Pavaflex:PF|120'],
  }),
  generic('insulation', 'insulation', 'Ouate de cellulose', {
    Soprema: ['Univercell+:UC|P'],
    Igloo: ['Cellulose France:IG|12'],
  }),
  generic('insulation', 'insulation', 'Laine de chanvre', { Biofib: ['Biofib’Chanvre:BC|100', 'Biofib’Trio:BT|145'] }),
  generic('insulation', 'insulation', 'Laine de lin'),
  generic('insulation', 'insulation', 'Laines textiles', { Métisse: ['Métisse RT:MT|100'] }),
  generic('insulation', 'insulation', 'Paille'),
  generic('insulation', 'insulation', 'Produits réfléchissants', { Actis: ['Hybris:HYB|125', 'Triso-Super 12:TS|12'] }),
  generic('structure', 'structure', 'Béton'),
  generic('structure', 'structure', 'Béton cellulaire', { Ytong: ['Thermo 25:TH|25', 'Thermo 30:TH|30'] }),
  generic('structure', 'structure', 'Terre cuite', {
    Wienerberger: ['Porotherm GF R20:GF|R20', 'Porotherm R30:R|30'],
    'Bouyer Leroux': ['bgv’primo:BGV|P'],
  }),
  generic('structure', 'structure', 'Bloc de béton manufacturé (parpaing)', { Alkern: ['Bloc creux B40:B40|20'] }),
  generic('structure', 'structure', 'Bois massif'),
  generic('structure', 'structure', 'Bois massif reconstitué'),
  generic('structure', 'structure', 'Béton de chanvre', { Biosys: ['Bloc Biosys:BIO|30'] }),
  generic('structure', 'structure', 'Acier'),
  generic('structure', 'structure', 'Pierre'),
  generic('facade', 'facing', 'Enduit simple', { Weber: ['Weberdress R:WD|R'], PRB: ['Alpha RPE:RPE|A'] }),
  generic('facade', 'facing', 'Enduit isolant', { Weber: ['Webertherm XM:WT|XM'] }),
  generic('facade', 'facing', 'Bardage bois', { Silverwood: ['Élégance:SW|EL'] }),
  generic('facade', 'facing', 'Bardage composite', { Eternit: ['Cedral Lap:CED|LAP'] }),
  generic('roof', 'roofing', 'Tuile', { Terreal: ['Rhôna 10:RH|10'], Edilians: ['Alpha 10:AL|10', 'Oméga 10:OM|10'] }),
  generic('roof', 'roofing', 'Ardoise', { Cupa: ['Heavy 3:HV|3'] }),
  generic('roof', 'roofing', 'Tôles bac acier', { ArcelorMittal: ['Trapéza:TRZ|35'] }),
  generic('floors', 'finish', 'Carrelage', { Marazzi: ['Treverkhome:TVH|15'] }),
  generic('floors', 'finish', 'Parquet', { 'Quick-Step': ['Compact:COM|145'], Panaget: ['Diva:DIV|139'] }),
  generic('floors', 'finish', 'Sol PVC', { Gerflor: ['Creation 55:CR|55'], Tarkett: ['iD Inspiration:ID|55'] }),
  generic('walls', 'finish', 'Plaque de plâtre', {
    Placo: ['Placoplatre BA 13:BA|13', 'Placomarine:PM|13'],
    Siniat: ['Prégyplac Std:PG|13'],
  }),
  generic('walls', 'finish', 'Peinture', { Zolpan: ['Ondilak Satin:ON|SAT'], Tollens: ['Idrotop Mat:IDR|MAT'] }),
]
